/** The signed-in person. Fields the service adds are kept. */
export interface User {
  readonly id: string;
  readonly name?: string | null;
  readonly username?: string | null;
  readonly avatar?: string | null;
  /** '2': deletion was asked for. */
  readonly delFlag?: string | null;
  /** '0': the real name is verified. */
  readonly realNameAuth?: string | null;
}

/** What the address and the store offer when a session starts. */
export type Entrance = 'tokens' | 'code' | 'bad-code' | 'none';

/**
 * Why a session ended: `asked` by the person, `disabled` by a notice, received from another tab
 * (`elsewhere`), refused by the server (`expired`), without stored tokens (`missing`), or never
 * begun (`anonymous`).
 */
export type EndReason = 'asked' | 'disabled' | 'elsewhere' | 'expired' | 'missing' | 'anonymous';

/** How far a session is, for screens. */
export type SessionStatus =
  | 'idle'
  | 'starting'
  | 'signed-in'
  /** User or companies could not be loaded; `retry()` tries again. */
  | 'failed'
  | 'signing-out'
  | 'signed-out';
