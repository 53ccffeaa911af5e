/** What was searched for last: a list that loads again after an act finds the same. */
export const searched = $state({ people: "", tables: "", status: "" });
