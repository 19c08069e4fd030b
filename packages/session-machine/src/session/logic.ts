import type { Env, Store } from '../env/ports.ts';
import type { Beginning } from './begin-sign-in.ts';
import type { Destination, EndReason, Entrance, User } from './types.ts';

/** A page that the way back brings up takes the way to the login page at most once in this time. */
export const LOGIN_PAUSE_MS = 10_000;

/**
 * What a starting session finds. A code that this browser tab asked for wins over stored tokens: somebody
 * has just typed a password. A code that it did not ask for signs nobody in.
 */
export function entrance({ store, navigation }: Pick<Env, 'store' | 'navigation'>): Entrance {
  const code = navigation.query('oauth_code');
  const error = navigation.query('error');
  const state = store.get('oauth_state');
  const isAskedFor =
    state !== undefined &&
    navigation.query('state') === state &&
    store.get('oauth_verifier') !== undefined;
  const keeps = () => store.lasts?.() ?? true;
  if (code && error === undefined && isAskedFor) return keeps() ? 'code' : 'unkept';
  const isStray = Boolean(code) || error !== undefined;
  if (store.get('access_token') && store.get('refresh_token'))
    return isStray ? 'tokens-beside-code' : 'tokens';
  if (!keeps()) return 'unkept';
  return isStray ? 'bad-code' : 'none';
}

/** Milliseconds until the login page may be visited again. */
export const loginPause = (store: Store, now: number): number =>
  Math.min(LOGIN_PAUSE_MS, Math.max(0, Number(store.get('login_at') ?? 0) + LOGIN_PAUSE_MS - now));

/** Where a sign-in leads back to: protocol, host and path of an address. */
export const callbackOf = (address: string): string => address.replace(/[?#].*$/s, '');

/** The query of an address, from its question mark; none where an earlier sign-in left its code or its error in it. */
export function queryOf(address: string): string {
  const search = address.slice(callbackOf(address).length).replace(/#.*$/s, '');
  const query = new URLSearchParams(search);
  return query.has('oauth_code') || query.has('error') ? '' : search;
}

/** The query of the page from which this browser tab went to sign in, where it is the page that it comes back to. */
export function keptQuery({ store, navigation }: Pick<Env, 'store' | 'navigation'>): string {
  const from = store.get('oauth_return') ?? '';
  return callbackOf(from) === callbackOf(navigation.here()) ? queryOf(from) : '';
}

/** The login address with the place to come back to. */
export function loginAddress(
  loginUrl: string,
  callback: string,
  { state, challenge }: Beginning,
): string {
  const query = [
    `callback=${encodeURIComponent(callback)}`,
    `state=${state}`,
    `code_challenge=${challenge}`,
    'code_challenge_method=S256',
  ];
  return `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** Whether an end was asked for: the server and the other tabs are notified. */
export const isAsked = (reason: EndReason): boolean => reason === 'asked' || reason === 'disabled';

/** How much of the stored values an ending takes along. */
export const leftovers = (reason: EndReason): 'none' | 'tokens' | 'all' =>
  // The tab that was asked to sign out clears what all tabs share.
  reason === 'expired' || reason === 'elsewhere'
    ? 'tokens'
    : reason === 'anonymous' || reason === 'replaced'
      ? 'none'
      : 'all';

/** Where a person has to go instead of the screen they asked for. */
export function destination(
  user: User | undefined,
  company: { readonly delFlag?: string | null } | undefined,
): Destination | undefined {
  if (user?.isFirstPassword) return '/password';
  if (user?.delFlag === '2') return '/accountDelete';
  return company?.delFlag === '2' ? '/companyDelete' : undefined;
}
