import type { Env } from '../env/ports.ts';

/** What the login page is given beside the address to return to. */
export interface Beginning {
  /** Comes back with the code: this browser tab asked for it. */
  readonly state: string;
  /** S256 of a secret that this browser tab keeps. */
  readonly challenge: string;
}

/** Draws state and secret of a sign-in and keeps them for this browser tab. They replace earlier ones. */
export function beginSignIn({
  store,
  randomId,
  sha256,
}: Pick<Env, 'store' | 'randomId' | 'sha256'>): Beginning {
  const state = randomId();
  // One id may be shorter than the 43 signs that a secret has at least.
  const verifier = `${randomId()}${randomId()}`;
  store.set('oauth_state', state);
  store.set('oauth_verifier', verifier);
  return { state, challenge: sha256(verifier) };
}
