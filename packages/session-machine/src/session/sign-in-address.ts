import type { Env } from '../env/ports.ts';
import { loginAddress } from './logic.ts';
import { offerChallenge } from './offer-challenge.ts';

/**
 * The login address for a link of an application's own, with a challenge where the platform can make
 * one. Asked for at the click: the browser tab keeps one secret, which a session with `offerChallenge`
 * proves on the way back to `callback`.
 */
export async function signInAddress(
  env: Pick<Env, 'store' | 'randomId' | 'sha256'>,
  loginUrl: string,
  callback: string,
): Promise<string> {
  return loginAddress(loginUrl, callback, { challenge: await offerChallenge(env) });
}
