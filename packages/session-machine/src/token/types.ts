/** The wire form of a token answer; `expires_in` counts seconds. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

/** The stored values of a sign-in. */
export interface StoredTokens {
  readonly access: string | undefined;
  readonly refresh: string | undefined;
  /** Wall clock milliseconds; 0 when none are stored. */
  readonly expiresAt: number;
}

/**
 * What a caller may do with the stored tokens now: `usable` as they are, `due` for a refresh first,
 * `cooling` after a failed refresh with nothing left to use, or `gone` for good.
 */
export type Standing = 'usable' | 'due' | 'cooling' | 'gone';
