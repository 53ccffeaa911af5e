/** What this browser remembers; without storage it forgets, and nothing breaks. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`tatami.${name}`);
  } catch {
    return null;
  }
}

export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`tatami.${name}`);
    else localStorage.setItem(`tatami.${name}`, value);
  } catch {
    // Storage is closed to us.
  }
}
