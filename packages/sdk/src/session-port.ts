/** What a call has to know about the person at the keyboard. `@garment-mes/session-machine` is one. */
export interface SessionPort {
  /**
   * Resolves with a token that has life left; waits while one is being refreshed. Calls that fail
   * together wait for the same refresh.
   * @throws when the person is signed out
   */
  accessToken(options?: { signal?: AbortSignal }): Promise<string>;
  /** The server answered invalid_token to this token. Saying it twice of one token is harmless. */
  tokenRejected(token: string): void;
  /** The server answered 12021: the company named by the call is not the person's. */
  companyRejected(companyId: string | undefined): void;
  /** The chosen company, or `undefined` while the default one is in use. */
  readonly companyId: string | undefined;
  /** `zh-CN` or `en`, or `undefined` when no language is configured. */
  readonly language: string | undefined;
}
