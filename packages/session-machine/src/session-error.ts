export type SessionErrorCode =
  | 'not-started'
  | 'signed-out'
  /** Too many calls wait for a token already. */
  | 'queue-full'
  | 'waited-too-long'
  /** The refresh, or the tab that holds its lock, did not answer in time. */
  | 'refresh-timeout';

/** Why the session gave out no token. Holds no token itself. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: SessionErrorCode;
  constructor(code: SessionErrorCode) {
    super(`Session: ${code}.`);
    this.code = code;
  }
}
