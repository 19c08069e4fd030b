const PREFIX = 'workbench.';

/** Keeps what a full or blocked storage refuses, for the life of the page. */
const kept = new Map<string, string>();

/** A value kept in this browser; `undefined` when absent or unreadable. */
export function readStored<Value>(key: string): Value | undefined {
  try {
    const text = kept.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Keeps a value in this browser; a storage that refuses costs the memory of it, never the page. */
export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    kept.delete(key);
  } catch {
    kept.set(key, text);
  }
}

/** Forgets everything this application kept in this browser; other applications keep theirs. */
export function clearStored(): void {
  kept.clear();
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be read, nothing was kept.
  }
}
