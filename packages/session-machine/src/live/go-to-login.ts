import { callbackOf } from '../session/logic.ts';
import { signInAddress } from '../session/sign-in-address.ts';
import type { SessionOptions } from '../types.ts';

/** Leaves for the login page, with the way back and a fresh state and challenge. */
export function goToLogin({ env, config }: Pick<SessionOptions, 'env' | 'config'>): void {
  const { store, navigation } = env;
  store.set('oauth_callback', callbackOf(navigation.here()));
  store.set('login_at', String(env.now()));
  navigation.assign(signInAddress(env, config.loginUrl, navigation.here()));
}
