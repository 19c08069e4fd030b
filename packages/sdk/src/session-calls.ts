import {
  type ApplicationRow,
  exchangeOauthCode,
  getMenus,
  getUserCompany,
  getUserInfo,
  listUserApplications,
  type MenuItem,
  refreshToken,
  revokeToken,
  type Tokens,
  type User,
  type UserCompany,
} from './amc.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';
import { ApiError } from './exchange/api-error.ts';
import { bindChannel } from './mmc.ts';
import type { DataOf } from './operation.ts';
import type { SessionPort } from './session-port.ts';

/** Applications of a person are read in one page of this many. */
const APPLICATIONS = { pageSize: 100, pageNum: 1, status: 0 } as const;

const REFUSALS: ReadonlySet<string> = new Set(['invalid-grant', 'invalid', 'unauthorised']);

/** What the calls of a session are made of. */
export interface SessionCallsOptions extends Omit<ClientOptions, 'session'> {
  /** The session that these calls serve; asked when a call is made, because it is made of them. */
  readonly session: () => SessionPort;
  /** Name and word of the public client, as `name:word`; sent with each refresh. */
  readonly credential: string;
}

interface Options {
  readonly signal: AbortSignal;
}

interface ExchangeOptions extends Options {
  /** The secret behind the challenge that the sign-in page was opened with. */
  readonly verifier?: string | undefined;
}

/** The calls of a session. All of them reject with an ApiError, and end when the signal does. */
export interface SessionCalls {
  /** Tokens for the code of a sign-in; `refused` when the code will not be taken again. */
  readonly exchangeCode: (code: string, options: ExchangeOptions) => Promise<Tokens | 'refused'>;
  /** New tokens for a refresh token; `refused` when only a new sign-in helps. */
  readonly refresh: (token: string, options: Options) => Promise<Tokens | 'refused'>;
  readonly revoke: (token: string, options: Options) => Promise<DataOf<typeof revokeToken>>;
  readonly getUser: (options: Options) => Promise<User>;
  readonly listCompanies: (options: Options) => Promise<UserCompany[]>;
  readonly listApplications: (options: Options) => Promise<ApplicationRow[]>;
  readonly getMenus: (options: Options) => Promise<MenuItem[]>;
  readonly bindChannel: (
    binding: { readonly clientId: string; readonly topics: readonly string[] },
    options: Options,
  ) => Promise<DataOf<typeof bindChannel>>;
}

/**
 * The calls that a session machine makes, worded with the operations of this package. Code exchange,
 * refresh and logout carry credentials of their own and never ask the session for a token.
 */
export function sessionCalls({
  session,
  credential,
  ...options
}: SessionCallsOptions): SessionCalls {
  const signed = (): Client => createClient({ ...options, session: session() });
  const carrying = (token: string): Client =>
    createClient({
      ...options,
      session: {
        accessToken: async () => token,
        tokenRejected: () => undefined,
        companyRejected: () => undefined,
        companyId: undefined,
        language: session().language,
      },
    });
  return {
    exchangeCode: (code: string, { signal, verifier }: ExchangeOptions) =>
      unlessRefused(
        exchangeOauthCode(
          carrying(''),
          { query: { payload: code, ...(verifier !== undefined && { code_verifier: verifier }) } },
          { signal },
        ),
      ),
    refresh: (token: string, { signal }: Options) =>
      unlessRefused(
        refreshToken(
          carrying(''),
          { query: { grant_type: 'refresh_token', refresh_token: token } },
          { signal, headers: { authorization: `Basic ${btoa(credential)}` } },
        ),
      ),
    revoke: (token: string, { signal }: Options) =>
      revokeToken(carrying(token), { query: { access_token: token } }, { signal }),
    getUser: ({ signal }: Options) => getUserInfo(signed(), undefined, { signal }),
    listCompanies: ({ signal }: Options) => getUserCompany(signed(), undefined, { signal }),
    listApplications: async ({ signal }: Options) =>
      (await listUserApplications(signed(), { query: APPLICATIONS }, { signal })).list,
    getMenus: ({ signal }: Options) => getMenus(signed(), undefined, { signal }),
    bindChannel: (
      { clientId, topics }: { readonly clientId: string; readonly topics: readonly string[] },
      { signal }: Options,
    ) => bindChannel(signed(), { body: { clientId, topics: [...topics] } }, { signal }),
  };
}

/** A code or token that the service will not take is an answer, not a failure. */
async function unlessRefused<Answer>(answer: Promise<Answer>): Promise<Answer | 'refused'> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.has(error.kind)) return 'refused';
    throw error;
  }
}
