import type { Broadcast } from '../env/ports.ts';
import { loginPause } from '../session/logic.ts';
import { goToLogin } from './go-to-login.ts';
import type { Wiring } from './wiring.ts';

/** What another tab of this origin said. */
export function hearTab(message: Broadcast, { env, company, ledger, tell, end }: Wiring): void {
  if (message.type === 'renewed') ledger.learn(message.lifetimeMs);
  else if (message.type === 'company') {
    const { companies, company: own } = company.getSnapshot().context;
    const other = companies.find(({ id }) => id === message.id);
    if (other && other.id !== own?.id) tell('company-elsewhere', { company: other });
  } else if (ledger.changedHands()) env.navigation.reload();
  else end('elsewhere');
}

/** The page is looked at again, perhaps after hours, or after a way back from the login page. */
function wake(wiring: Wiring): void {
  const { env, session, channel, ledger, end } = wiring;
  const state = session.getSnapshot();
  const { refresh } = ledger.read();
  channel.send({ type: 'page.shown' });
  if (state.matches('left')) {
    if (refresh) env.navigation.reload();
    else if (loginPause(env.store, env.now()) === 0) goToLogin(wiring);
  } else if (state.matches('signedIn') && !refresh) end('missing');
  else if (state.matches({ signedIn: 'active' })) {
    // Somebody else may have signed in under this page.
    if (env.store.get('user_id') !== state.context.user?.id) env.navigation.reload();
  }
}

/** Watches page and network. @returns the ways to stop */
export function lookAround(wiring: Wiring): readonly (() => void)[] {
  const { env, channel, ledger } = wiring;
  return [
    env.visible.watch((visible) => {
      if (visible) wake(wiring);
    }),
    env.online.watch((online) => {
      if (online) ledger.failed(undefined);
      channel.send({ type: 'network.changed', online });
    }),
  ];
}
