import { type AnyActor, createActor } from 'xstate';
import { sessionLogic } from '../actors/session-actor.ts';
import { tokenLogic } from '../actors/token-actor.ts';
import { restoreTabs } from '../tabs/logic.ts';
import { tabsMachine } from '../tabs/tabs.machine.ts';
import { createLedger } from '../token/ledger.ts';
import { createWaitingRoom } from '../token/waiting-room.ts';
import { hearSession } from './hear-session.ts';
import { hearToken } from './hear-token.ts';
import { inspector } from './inspector.ts';
import { keepTabs } from './keep-tabs.ts';
import { hearTab, lookAround } from './look-around.ts';
import type { LiveOptions, Wiring } from './wiring.ts';

export type Live = ReturnType<typeof goLive>;

/** Starts the machines and lets them hear each other. The returned `stop` undoes all of it. */
export function goLive(options: LiveOptions) {
  const { env, service } = options;
  const ledger = createLedger(env, (lifetimeMs) => wiring.post({ type: 'renewed', lifetimeMs }));
  const watched: Wiring['watched'] = (machine) => ({
    clock: env.clock as never,
    ...(options.inspect && { inspect: inspector(machine, options) }),
  });
  const session = createActor(
    sessionLogic(env, service, ledger, async (signal) => {
      const { startWork } = await import('./work.ts');
      if (!signal.aborted) wiring.work ??= startWork(wiring);
    }),
    watched('session'),
  );
  const tokens = createActor(tokenLogic(env, service, ledger), watched('token'));
  const tabs = createActor(tabsMachine, {
    ...watched('tabs'),
    input: restoreTabs(env.store.get('tabs'), env.store.get('tabsActive')),
  });

  const wiring: Wiring = {
    ...options,
    watched,
    ledger,
    room: createWaitingRoom(env.monotonic),
    session,
    tokens,
    tabs,
    work: undefined,
    accessToken: (signal) => accessToken(signal),
    post: (message) => line.post(message),
    end: (reason) => session.send({ type: 'session.ended', reason }),
    retain(permitted) {
      const kept = tabs.getSnapshot().context.tabs.filter(permitted);
      tabs.send({ type: 'tabs.permitted', keys: kept.map(({ key }) => key) });
    },
  };

  const line = env.broadcast((message) => hearTab(message, wiring));
  const accessToken = hearToken(wiring);
  hearSession(wiring);
  keepTabs(wiring);
  const ways = lookAround(wiring);

  const actors: readonly AnyActor[] = [tokens, tabs, session];
  for (const actor of actors) {
    actor.subscribe(options.changed);
    actor.start();
  }

  return {
    wiring,
    stop() {
      for (const actor of actors) actor.stop();
      for (const undo of ways) undo();
      wiring.work?.stop();
      line.close();
      wiring.room.close();
    },
  };
}
