export type SessionErrorCode =
  | 'not-started'
  | 'signed-out'
  /** The browser keeps neither cookies nor storage for this page: a sign-in would be lost at once. */
  | 'storage-blocked'
  /** Too many calls wait for a token already. */
  | 'queue-full'
  | 'waited-too-long'
  /** The refresh, or the tab that holds its lock, did not answer in time. */
  | 'refresh-timeout'
  /** The refresh failed with an error that mentioned the token, and is therefore kept back. */
  | 'refresh-failed';

/** Why the session gave out no token. Contains no token. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: SessionErrorCode;
  constructor(code: SessionErrorCode) {
    super(`Session: ${code}.`);
    this.code = code;
  }
}
