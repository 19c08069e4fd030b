import type { Env } from '../env/ports.ts';

/**
 * Makes a secret, keeps it for this browser tab, and says what to offer for it. It replaces
 * an earlier secret.
 *
 * @returns `undefined` where the platform cannot hash
 */
export async function offerChallenge({
  store,
  randomId,
  sha256,
}: Pick<Env, 'store' | 'randomId' | 'sha256'>): Promise<string | undefined> {
  store.remove('oauth_verifier');
  if (!sha256) return undefined;
  // One id may be shorter than the 43 signs that a secret has at least.
  const verifier = `${randomId()}${randomId()}`;
  const challenge = await sha256(verifier);
  store.set('oauth_verifier', verifier);
  return challenge;
}
