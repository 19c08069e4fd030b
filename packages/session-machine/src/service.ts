import type { Application, Company, MenuEntry } from './company/types.ts';
import type { User } from './session/types.ts';
import type { TokenAnswer } from './token/types.ts';

export interface CallOptions {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** What the exchange of a code carries beside it. */
export interface ExchangeOptions extends CallOptions {
  /** The secret behind the challenge that the login page was opened with. */
  readonly verifier: string;
}

/**
 * The calls a session makes, given by the application. The first three carry their own credentials
 * and must not ask the session for a token; the others go through a client signed by the session.
 * A rejection with a numeric `status` means that the server answered.
 */
export interface Service {
  /** @returns `'refused'` when the code is used, too old or unknown (`invalid_grant`) */
  exchangeCode(code: string, options: ExchangeOptions): Promise<TokenAnswer | 'refused'>;
  /** @returns `'refused'` for `invalid_grant`; every other failure rejects and may pass */
  refresh(refreshToken: string, options: CallOptions): Promise<TokenAnswer | 'refused'>;
  revoke(accessToken: string, options: CallOptions): Promise<unknown>;
  getUser(options: CallOptions): Promise<User>;
  listCompanies(options: CallOptions): Promise<readonly Company[]>;
  /** Applications of the company in use. */
  listApplications(options: CallOptions): Promise<readonly Application[]>;
  getMenus(options: CallOptions): Promise<readonly MenuEntry[]>;
  bindChannel(
    binding: { readonly clientId: string; readonly topics: readonly string[] },
    options: CallOptions,
  ): Promise<unknown>;
}
