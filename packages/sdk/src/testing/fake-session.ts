import type { SessionPort } from '../session-port.ts';

/** A session in memory that records what it received. */
export interface FakeSession extends SessionPort {
  companyId: string | undefined;
  language: string | undefined;
  /** Tokens the server refused, in order. */
  readonly rejectedTokens: string[];
  /** Companies the server refused, in order. */
  readonly rejectedCompanies: (string | undefined)[];
}

/**
 * A signed-in session. Its token is `token-1`, and the next number after each refusal, as if one
 * refresh had been made.
 */
export function fakeSession(given: Partial<SessionPort> = {}): FakeSession {
  const rejectedTokens: string[] = [];
  const rejectedCompanies: (string | undefined)[] = [];
  return {
    companyId: undefined,
    language: undefined,
    accessToken: async () => `token-${new Set(rejectedTokens).size + 1}`,
    ...given,
    tokenRejected(token) {
      rejectedTokens.push(token);
      given.tokenRejected?.(token);
    },
    companyRejected(companyId) {
      rejectedCompanies.push(companyId);
      given.companyRejected?.(companyId);
    },
    rejectedTokens,
    rejectedCompanies,
  };
}
