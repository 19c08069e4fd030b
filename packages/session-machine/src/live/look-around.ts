import type { Broadcast } from '../env/ports.ts';
import { loginPause } from '../session/logic.ts';
import { goToLogin } from './go-to-login.ts';
import type { Wiring } from './wiring.ts';

/** What another tab of this origin said. */
export function listenToTab(message: Broadcast, wiring: Wiring): void {
  const { env, session, work, ledger, end, replace } = wiring;
  if (message.type === 'renewed') ledger.learn(message.lifetimeMs);
  else if (message.type === 'signed-in') {
    const { user } = session.getSnapshot().context;
    if (user?.id === message.userId) ledger.adopt();
    else if (user) replace(message.name);
  } else if (message.type === 'company') work?.companyElsewhere(message.id);
  else if (ledger.changedHands()) env.navigation.reload();
  else end('elsewhere');
}

/** The page is looked at again, perhaps after hours, or after a way back from the login page. */
function wake(wiring: Wiring): void {
  const { env, session, ledger, end, replace } = wiring;
  const state = session.getSnapshot();
  const { refresh } = ledger.read();
  if (state.hasTag('signed-out')) {
    if (refresh) env.navigation.reload();
    else if (loginPause(env.store, env.now()) === 0) goToLogin(wiring);
  } else if (state.matches('signedIn') && !refresh) end('missing');
  else if (state.hasTag('signed-in') && !ledger.isOurs()) replace();
}

/** Watches page and network. @returns the ways to stop */
export function lookAround(wiring: Wiring): readonly (() => void)[] {
  const { visible, online } = wiring.env;
  return [
    visible.watch((isVisible) => isVisible && wake(wiring)),
    online.watch((isOnline) => isOnline && wiring.ledger.failed(undefined)),
  ];
}
