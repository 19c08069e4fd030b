import type { Standing, StoredTokens, TokenAnswer } from './types.ts';

/** A token is used until fewer than this many milliseconds remain. */
export const REFRESH_MARGIN_MS = 30_000;
/** No refresh is tried again so soon after one that failed. */
export const COOLDOWN_MS = 5_000;

/** Half of a short life at most, so that a 20 s token is not refreshed on every call. */
export const refreshMargin = (lifetimeMs: number | undefined): number =>
  Math.min(REFRESH_MARGIN_MS, (lifetimeMs ?? Number.POSITIVE_INFINITY) / 2);

export interface Facts extends Pick<StoredTokens, 'access' | 'refresh'> {
  /** Milliseconds of life left, by the most pessimistic clock. */
  readonly remainingMs: number;
  /** Life the token was issued with; `undefined` when another page load received it. */
  readonly lifetimeMs: number | undefined;
  /** The server refused this very refresh token. */
  readonly refused: boolean;
  /** A refresh failed less than `COOLDOWN_MS` ago. */
  readonly cooling: boolean;
}

/** The one decision about tokens; all others follow from it. */
export function standing(facts: Facts): Standing {
  const { access, refresh, remainingMs, lifetimeMs, refused, cooling } = facts;
  if (!refresh) return 'gone';
  const alive = access !== undefined && remainingMs > 0;
  // Inside the margin a token serves as long as nothing can be had instead.
  if (alive && (refused || cooling || remainingMs >= refreshMargin(lifetimeMs))) return 'usable';
  if (refused) return 'gone';
  return cooling ? 'cooling' : 'due';
}

/** @throws {TypeError} when the answer has no usable pair; the message contains no token */
export function checkedAnswer(answer: TokenAnswer): TokenAnswer {
  const { access_token, refresh_token, expires_in } = answer;
  const named = (token: unknown) => typeof token === 'string' && !/^(undefined|null)?$/.test(token);
  if (!named(access_token) || !named(refresh_token) || !(Number(expires_in) > 0))
    throw new TypeError('The token answer is incomplete.');
  return answer;
}

/** A server that answered did receive the token; only a lost answer is worth a second try. */
export const wasAnswered = (error: unknown): boolean =>
  typeof (error as { status?: unknown } | undefined)?.status === 'number';
