import type { Env } from '../env/ports.ts';
import { callbackOf, queryOf } from './logic.ts';

/** What the login page is given beside the address to return to. */
export interface Beginning {
  /** Comes back with the code: this browser tab asked for it. */
  readonly state: string;
  /** S256 of a secret that this browser tab keeps. */
  readonly challenge: string;
}

/**
 * Draws state and secret of a sign-in and keeps them for this browser tab. They replace earlier ones.
 *
 * @param address where it leads back to, with its query; without one, what was kept of an earlier one is forgotten
 */
export function beginSignIn(
  { store, randomId, sha256 }: Pick<Env, 'store' | 'randomId' | 'sha256'>,
  address = '',
): Beginning {
  const state = randomId();
  // One id may be shorter than the 43 signs that a secret has at least.
  const verifier = `${randomId()}${randomId()}`;
  store.set('oauth_state', state);
  store.set('oauth_verifier', verifier);
  store.set('oauth_return', callbackOf(address) + queryOf(address));
  return { state, challenge: sha256(verifier) };
}
