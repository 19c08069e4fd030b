import { isAsked, leftovers } from '../session/logic.ts';
import { goToLogin } from './go-to-login.ts';
import type { Wiring } from './wiring.ts';

const textOf = (error: unknown): string =>
  (error as { text?: string } | undefined)?.text ?? '注销失败';

/** Wakes the other machines after a sign-in and silences them at its end. */
export function listenToSession(wiring: Wiring): void {
  const { env, session, tokens, ledger, room, emit, post, replace } = wiring;
  const { store } = env;

  session.on('tokensFound', () => {
    ledger.adopt();
    tokens.send({ type: 'tokens.arrived' });
  });
  session.on('codeDropped', () =>
    emit('notice', { tone: 'error', text: '地址中的登录码不是在本页申请的，已忽略' }),
  );
  // Nobody is signed in until a person asks for it: no call waits for that.
  session.on('refused', () => room.close());
  session.on('loaded', ({ loaded: { user } }) => {
    // Somebody signed in while this person was loaded.
    if (!ledger.isOurs()) return replace();
    store.set('user_id', user.id);
    ledger.own(user.id);
    post({ type: 'signed-in', userId: user.id, name: user.name ?? undefined });
    emit('signed-in', { user });
  });
  session.on('ending', ({ reason }) => {
    tokens.send({ type: 'tokens.dropped' });
    room.close();
    if (isAsked(reason)) post({ type: 'signed-out' });
    if (reason === 'replaced') emit('signed-out', { reason });
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
