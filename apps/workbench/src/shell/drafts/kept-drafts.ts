import type { Tab } from '@garment-mes/session-machine';

/** Whose input it is: nobody else is ever offered it. */
export interface DraftOwner {
  readonly userId: string;
  readonly companyId: string;
}

/** A tab with unsaved input, and what its page remembered. */
export interface KeptDraft {
  readonly tab: Tab;
  readonly memory: Readonly<Record<string, unknown>>;
}

const PREFIX = 'workbench.drafts.';

const keyOf = ({ userId, companyId }: DraftOwner): string => `${PREFIX}${userId}.${companyId}`;

/** The store of this browser tab; gone with it. `undefined` where it is blocked. */
const store = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

/** Keeps input that was not saved, beside what is kept already. Of one tab the newer counts. */
export function keepDrafts(owner: DraftOwner, drafts: readonly KeptDraft[]): void {
  if (drafts.length === 0) return;
  const newer = new Set(drafts.map(({ tab }) => tab.key));
  const older = readDrafts(owner).filter(({ tab }) => !newer.has(tab.key));
  try {
    store()?.setItem(keyOf(owner), JSON.stringify([...older, ...drafts]));
  } catch {
    // A full store keeps what it has.
  }
}

/** What was kept for a person in a company; whatever cannot be read is left out. */
export function readDrafts(owner: DraftOwner): readonly KeptDraft[] {
  try {
    const stored: unknown = JSON.parse(store()?.getItem(keyOf(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    return [];
  }
}

export function forgetDrafts(owner: DraftOwner): void {
  store()?.removeItem(keyOf(owner));
}

/** Forgets the input of everybody, when somebody signs out. */
export function forgetAllDrafts(): void {
  const drafts = store();
  if (drafts === undefined) return;
  for (const key of Object.keys(drafts)) if (key.startsWith(PREFIX)) drafts.removeItem(key);
}

function isDraft(value: unknown): value is KeptDraft {
  const { tab, memory } = (value ?? {}) as {
    readonly tab?: Partial<Tab>;
    readonly memory?: unknown;
  };
  return (
    typeof memory === 'object' &&
    memory !== null &&
    typeof tab?.key === 'string' &&
    tab.key.startsWith('/') &&
    typeof tab.title === 'string' &&
    typeof tab.path === 'string'
  );
}

/** The values of a page that outlive their objects. A file or a set of rows does not. */
export const plainValues = (memory: ReadonlyMap<string, unknown>): KeptDraft['memory'] =>
  Object.fromEntries([...memory].filter(([, value]) => isPlain(value)));

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const form = Object.getPrototypeOf(value);
  return (form === Object.prototype || form === null) && Object.values(value).every(isPlain);
}
