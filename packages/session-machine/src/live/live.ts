import { type AnyActor, createActor } from 'xstate';
import { sessionLogic } from '../actors/session-actor.ts';
import { tokenLogic } from '../actors/token-actor.ts';
import { createLedger } from '../token/ledger.ts';
import { createWaitingRoom } from '../token/waiting-room.ts';
import { inspector } from './inspector.ts';
import { listenToSession } from './listen-to-session.ts';
import { listenToToken } from './listen-to-token.ts';
import { listenToTab, lookAround } from './look-around.ts';
import type { LiveOptions, Wiring } from './wiring.ts';

export type Live = ReturnType<typeof goLive>;

/** Starts the machines and connects them. The returned `stop` undoes all of it. */
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
  const room = createWaitingRoom(env.monotonic);
  const end: Wiring['end'] = (reason) => session.send({ type: 'session.ended', reason });
  const replace: Wiring['replace'] = (name) => session.send({ type: 'session.replaced', name });

  const wiring: Wiring = {
    ...options,
    watched,
    ledger,
    room,
    session,
    tokens,
    work: undefined,
    accessToken: listenToToken({ tokens, ledger, room, emit: options.emit, end, replace }),
    post: (message) => line.post(message),
    end,
    replace,
  };

  const line = env.broadcast((message) => listenToTab(message, wiring));
  listenToSession(wiring);
  const ways = lookAround(wiring);

  const actors: readonly AnyActor[] = [tokens, session];
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
      room.close();
    },
  };
}
