import { loginAddress } from '../session/logic.ts';
import type { SessionOptions } from '../types.ts';

/** Leaves for the login page, with the way back and, when asked for, a fresh state. */
export function goToLogin({ env, config }: Pick<SessionOptions, 'env' | 'config'>): void {
  const { store, navigation } = env;
  const state = config.requireState ? env.randomId() : undefined;
  if (state) store.set('oauth_state', state);
  else store.remove('oauth_state');
  store.set('oauth_callback', navigation.here());
  store.set('login_at', String(env.now()));
  navigation.assign(loginAddress(config.loginUrl, navigation.here(), state));
}
