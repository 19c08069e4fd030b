const PREFIX = 'ui-draft ';

/** Where unsent text waits: the store of this browser tab, gone when the tab is closed. */
const store = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    // A page in a sandboxed frame may not touch it; then nothing is kept.
    return undefined;
  }
};

export const readDraft = (key: string): string => store()?.getItem(PREFIX + key) ?? '';

export function keepDraft(key: string, html: string): void {
  try {
    if (html === '') store()?.removeItem(PREFIX + key);
    else store()?.setItem(PREFIX + key, html);
  } catch {
    // A full store keeps what it has; the text itself is still in the editor.
  }
}

/** Forgets the draft of an editor, once its text was sent. */
export function clearDraft(key: string): void {
  store()?.removeItem(PREFIX + key);
}

/** Forgets every draft, for sign-out. */
export function clearDrafts(): void {
  const drafts = store();
  if (drafts === undefined) return;
  for (const name of Object.keys(drafts)) if (name.startsWith(PREFIX)) drafts.removeItem(name);
}
