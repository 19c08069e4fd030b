import { loginAddress } from '../session/logic.ts';
import { offerChallenge } from '../session/offer-challenge.ts';
import type { SessionOptions } from '../types.ts';

/** Leaves for the login page, with the way back and, when asked for, a fresh state and challenge. */
export function goToLogin({ env, config }: Pick<SessionOptions, 'env' | 'config'>): void {
  const { store, navigation } = env;
  const state = config.requireState ? env.randomId() : undefined;
  if (state) store.set('oauth_state', state);
  else store.remove('oauth_state');
  store.set('oauth_callback', navigation.here());
  store.set('login_at', String(env.now()));
  const leave = (challenge?: string) =>
    navigation.assign(loginAddress(config.loginUrl, navigation.here(), { state, challenge }));
  // Without a challenge the person still has to sign in.
  if (config.offerChallenge) offerChallenge(env).then(leave, () => leave());
  else leave();
}
