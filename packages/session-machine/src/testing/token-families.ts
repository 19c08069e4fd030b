import type { TokenAnswer } from '../token/types.ts';

/** The tokens of one sign-in. */
interface Family {
  refresh: string;
  parent: string | undefined;
  rotatedAt: number;
  revoked: boolean;
}

/**
 * Tokens as a service gives them out that rotates refresh tokens strictly.
 *
 * @param graceMs for so long a replaced refresh token is answered again instead of revoking its family
 * @param expiresIn seconds that the next access token lives
 */
export function createTokenFamilies(now: () => number, graceMs: number, expiresIn: () => number) {
  const families: Family[] = [];
  const access = new Map<string, { readonly family: Family; readonly until: number }>();
  const codes = new Set<string>();
  let serial = 0;

  function issue(family: Family): TokenAnswer {
    const token = `access-${++serial}`;
    access.set(token, { family, until: now() + expiresIn() * 1000 });
    return {
      access_token: token,
      refresh_token: family.refresh,
      expires_in: expiresIn(),
    };
  }

  function signIn(): TokenAnswer {
    const family = {
      refresh: `refresh-${++serial}`,
      parent: undefined,
      rotatedAt: 0,
      revoked: false,
    };
    families.push(family);
    return issue(family);
  }

  return {
    signIn,
    issueCode() {
      const code = `code-${++serial}`;
      codes.add(code);
      return code;
    },
    exchange: (code: string): TokenAnswer | 'refused' =>
      codes.delete(code) ? signIn() : 'refused',
    rotate(token: string): TokenAnswer | 'refused' {
      const family = families.find(({ refresh, parent }) => token === refresh || token === parent);
      if (!family || family.revoked) return 'refused';
      if (token === family.parent) {
        if (now() - family.rotatedAt <= graceMs) return issue(family);
        family.revoked = true;
        return 'refused';
      }
      Object.assign(family, { parent: token, refresh: `refresh-${++serial}`, rotatedAt: now() });
      return issue(family);
    },
    /** Ends the sign-in of an access token. */
    revoke(token: string): void {
      const lease = access.get(token);
      if (lease) lease.family.revoked = true;
    },
    revokeAll(): void {
      for (const family of families) family.revoked = true;
    },
    accepts(token: string): boolean {
      const lease = access.get(token);
      return lease !== undefined && !lease.family.revoked && now() < lease.until;
    },
  };
}
