import type { Env, Store } from '../env/ports.ts';
import type { EndReason, Entrance, User } from './types.ts';

/** The way to the login page is taken at most once in this time after a refused code. */
export const LOGIN_PAUSE_MS = 10_000;
/** A notice older than this says nothing about now. */
export const DISABLED_NOTICE_MS = 60_000;
export const DISABLED_NOTICE = 'platform-account-disabled';

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

/** The login address with the place to come back to. */
export function loginAddress(loginUrl: string, callback: string, state?: string): string {
  const query = `callback=${encodeURIComponent(callback)}${state ? `&state=${state}` : ''}`;
  return `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}${query}`;
}

/** How much of the stored values an ending takes along. */
export function leftovers(reason: EndReason): 'none' | 'tokens' | 'all' {
  if (reason === 'anonymous') return 'none';
  // The tab that was asked to sign out clears what all tabs share.
  return reason === 'expired' || reason === 'elsewhere' ? 'tokens' : 'all';
}

export interface AccountNotice {
  readonly title?: string | null | undefined;
  /** `YYYY-MM-DD HH:mm:ss` in the company's time zone. */
  readonly createDate?: string | null | undefined;
}

/** Whether a notice ends the session: it announces the disabled account and is 60 s old at most. */
export function endsSession(notice: AccountNotice, serverNow: number, timeZone?: string): boolean {
  if (notice.title !== DISABLED_NOTICE || !notice.createDate) return false;
  // Both texts are read as if in UTC: their difference is the age in any zone.
  const text = new Date(serverNow).toLocaleString('sv', { ...(timeZone && { timeZone }) });
  const read = (stamp: string) => Date.parse(`${stamp.replace(' ', 'T')}Z`);
  return read(text) - read(notice.createDate) <= DISABLED_NOTICE_MS;
}

/** Where a person has to go instead of the screen they asked for. */
export function destination(
  user: User | undefined,
  company: { readonly delFlag?: string | null } | undefined,
): '/accountDelete' | '/companyDelete' | undefined {
  if (user?.delFlag === '2') return '/accountDelete';
  return company?.delFlag === '2' ? '/companyDelete' : undefined;
}
