import type { Store } from '@garment-mes/session-machine';

/** Whose rights a screen uses. */
export type Identity = 'person' | 'device' | 'nobody';

/** Added to the address with the code of a pairing: the tokens belong to the screen, not to a person. */
export const AS_DEVICE = 'as';

/** A person's sign-in of this browser comes first, then the pairing of this screen. */
export function identityOf(cookies: Store, device: Store, query: URLSearchParams): Identity {
  if (query.has('oauth_code')) return query.get(AS_DEVICE) === 'device' ? 'device' : 'person';
  if (isSignedIn(cookies)) return 'person';
  return isSignedIn(device) ? 'device' : 'nobody';
}

const isSignedIn = (store: Store): boolean =>
  Boolean(store.get('access_token') && store.get('refresh_token'));
