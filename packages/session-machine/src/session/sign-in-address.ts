import type { Env } from '../env/ports.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { callbackOf, loginAddress } from './logic.ts';

/**
 * The login address for a link of an application's own. Asked for at the click: the browser tab keeps one
 * state and one secret, which its session asks for and proves on the way back to `callback`, and the query of
 * `callback`, which no other page is told and its session shows again.
 */
export const signInAddress = (
  env: Pick<Env, 'store' | 'randomId' | 'sha256'>,
  loginUrl: string,
  callback: string,
): string => loginAddress(loginUrl, callbackOf(callback), beginSignIn(env, callback));
