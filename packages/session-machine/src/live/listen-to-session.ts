import { isAsked, leftovers } from '../session/logic.ts';
import { goToLogin } from './go-to-login.ts';
import type { Wiring } from './wiring.ts';

const textOf = (error: unknown): string =>
  (error as { text?: string } | undefined)?.text ?? '注销失败';

/** Wakes the other machines after a sign-in and silences them at its end. */
export function listenToSession(wiring: Wiring): void {
  const { env, session, tokens, ledger, room, emit, post } = wiring;
  const { store } = env;

  session.on('tokensFound', () => tokens.send({ type: 'tokens.arrived' }));
  session.on('refused', ({ error }) =>
    emit('notice', { tone: 'error', text: '登录失败，请重新登录', error }),
  );
  session.on('loaded', ({ loaded: { user } }) => {
    store.set('user_id', user.id);
    emit('signed-in', { user });
  });
  session.on('ending', ({ reason }) => {
    tokens.send({ type: 'tokens.dropped' });
    room.close();
    if (isAsked(reason)) post({ type: 'signed-out' });
  });
  session.on('revokeFailed', ({ error }) =>
    emit('notice', { tone: 'error', text: textOf(error), error }),
  );
  session.on('farewell', () => emit('notice', { tone: 'success', text: '注销成功' }));
  session.on('left', ({ reason }) => {
    room.close();
    const taken = leftovers(reason);
    if (taken === 'all') {
      wiring.work?.tabs.send({ type: 'tabs.removed' });
      store.clear();
    } else if (taken === 'tokens') ledger.drop();
    emit('signed-out', { reason });
    goToLogin(wiring);
  });
}
