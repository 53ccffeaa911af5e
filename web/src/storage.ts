/** A value in the browser's local storage; null if there is none or storage is blocked. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`tatami.${name}`);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it with null. Does nothing if storage is blocked. */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`tatami.${name}`);
    else localStorage.setItem(`tatami.${name}`, value);
  } catch {
    // Storage is blocked.
  }
}
