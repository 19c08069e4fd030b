/** The signed-in person. Fields the service adds are kept. */
export interface User {
  readonly id: string;
  readonly name?: string | null;
  readonly username?: string | null;
  readonly avatar?: string | null;
  /** '2': deletion was asked for. */
  readonly delFlag?: string | null;
  /** Somebody else knows the password: it is changed before anything else. */
  readonly isFirstPassword?: boolean | null;
  /** '0': the real name is verified. */
  readonly realNameAuth?: string | null;
}

/**
 * What the address and the store offer when a session starts: a `code` that this browser tab asked for,
 * stored tokens, alone or beside a code that it did not ask for, such a code alone (`bad-code`), or
 * nothing, in a browser that keeps values between pages or does not (`unkept`).
 */
export type Entrance = 'code' | 'tokens' | 'tokens-beside-code' | 'bad-code' | 'unkept' | 'none';

/**
 * Why nobody was signed in: this browser tab did not ask for the code (`unasked`), the exchange of the
 * code failed (`failed`), or the browser keeps neither cookies nor storage (`unkept`).
 */
export type Refusal = 'unasked' | 'failed' | 'unkept';

/**
 * Why a session ended: `asked` by the person, `disabled` by a notice, received from another tab
 * (`elsewhere`), refused by the server (`expired`), without stored tokens (`missing`), taken over
 * by another sign-in of this browser (`replaced`), or never begun (`anonymous`).
 */
export type EndReason =
  | 'asked'
  | 'disabled'
  | 'elsewhere'
  | 'expired'
  | 'missing'
  | 'replaced'
  | 'anonymous';

/** How far a session is, for screens. */
export type SessionStatus =
  | 'idle'
  | 'starting'
  /** Nobody was signed in, `refusal` says why; `proceed()` begins a sign-in. */
  | 'refused'
  | 'signed-in'
  /** User or companies could not be loaded; `retry()` tries again. */
  | 'failed'
  /** Somebody else signed in in this browser; the page stopped, `proceed()` loads it as that person. */
  | 'replaced'
  | 'signing-out'
  | 'signed-out';

/** The one page that a person has to go to instead of every other. */
export type Destination = '/password' | '/accountDelete' | '/companyDelete';
