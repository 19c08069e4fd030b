import type { Env, Store } from '../env/ports.ts';
import type { EndReason, Entrance, User } from './types.ts';

/** The way to the login page is taken at most once in this time after a refused code. */
export const LOGIN_PAUSE_MS = 10_000;

/** What a starting session finds. Tokens win over a code; a code is good for one exchange. */
export function entrance({ store, navigation }: Pick<Env, 'store' | 'navigation'>): Entrance {
  if (store.get('access_token') && store.get('refresh_token')) return 'tokens';
  if (navigation.query('error') !== undefined) return 'bad-code';
  const code = navigation.query('oauth_code');
  if (!code) return 'none';
  // A state we did not send is as wrong as a missing one that we did.
  const expected = navigation.query('state') === store.get('oauth_state');
  return expected && code !== store.get('oauth_used') ? 'code' : 'bad-code';
}

/** Milliseconds until the login page may be visited again. */
export const loginPause = (store: Store, now: number): number =>
  Math.min(LOGIN_PAUSE_MS, Math.max(0, Number(store.get('login_at') ?? 0) + LOGIN_PAUSE_MS - now));

/** What the login page is given beside the address to return to. */
export interface Ticket {
  readonly state?: string | undefined;
  /** S256 of a secret that this tab keeps. */
  readonly challenge?: string | undefined;
}

/** The login address with the place to come back to. */
export function loginAddress(loginUrl: string, callback: string, ticket: Ticket = {}): string {
  const { state, challenge } = ticket;
  const query = [
    `callback=${encodeURIComponent(callback)}`,
    ...(state ? [`state=${state}`] : []),
    ...(challenge ? [`code_challenge=${challenge}`, 'code_challenge_method=S256'] : []),
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
    : reason === 'anonymous'
      ? 'none'
      : 'all';

/** Where a person has to go instead of the screen they asked for. */
export function destination(
  user: User | undefined,
  company: { readonly delFlag?: string | null } | undefined,
): '/accountDelete' | '/companyDelete' | undefined {
  if (user?.delFlag === '2') return '/accountDelete';
  return company?.delFlag === '2' ? '/companyDelete' : undefined;
}
