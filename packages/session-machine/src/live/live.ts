import { type AnyActor, createActor } from 'xstate';
import { channelLogic } from '../actors/channel-actor.ts';
import { companyLogic } from '../actors/company-actor.ts';
import { sessionLogic } from '../actors/session-actor.ts';
import { tokenLogic } from '../actors/token-actor.ts';
import type { Inbox } from '../channel/inbox.ts';
import { companyHeader } from '../company/logic.ts';
import { SessionError } from '../session-error.ts';
import { restoreTabs } from '../tabs/logic.ts';
import { tabsMachine } from '../tabs/tabs.machine.ts';
import { createLedger } from '../token/ledger.ts';
import { createWaitingRoom } from '../token/waiting-room.ts';
import type { Inspection, SessionOptions } from '../types.ts';
import { hearChannel } from './hear-channel.ts';
import { hearCompany } from './hear-company.ts';
import { hearSession } from './hear-session.ts';
import { hearToken } from './hear-token.ts';
import { inspector } from './inspector.ts';
import { keepTabs } from './keep-tabs.ts';
import { hearTab, lookAround } from './look-around.ts';
import type { Tell, Wiring } from './wiring.ts';

export interface LiveOptions extends SessionOptions {
  readonly inbox: Inbox;
  readonly clientId: string;
  topics(): readonly string[];
  serverNow(): number;
  changed(): void;
  readonly tell: Tell;
}

export type Live = ReturnType<typeof goLive>;

/** Starts the five machines and lets them hear each other. The returned `stop` undoes all of it. */
export function goLive(options: LiveOptions) {
  const { env, service, clientId } = options;
  const ledger = createLedger(env);
  const watched = (machine: Inspection['machine']) => ({
    clock: env.clock as never,
    ...(options.inspect && { inspect: inspector(machine, options) }),
  });

  const wiring: Wiring = {
    env,
    config: options.config,
    inbox: options.inbox,
    tell: options.tell,
    serverNow: options.serverNow,
    ledger,
    room: createWaitingRoom(env.now),
    session: createActor(sessionLogic(env, service, ledger), watched('session')),
    tokens: createActor(tokenLogic(env, service, ledger), watched('token')),
    company: createActor(companyLogic(service), watched('company')),
    tabs: createActor(tabsMachine, {
      ...watched('tabs'),
      input: restoreTabs(env.store.get('tabs'), env.store.get('tabsActive')),
    }),
    channel: createActor(
      channelLogic(env, {
        path: `/websocket/${clientId}`,
        authorise: (signal) => accessToken(signal),
        bind: (signal) => service.bindChannel({ clientId, topics: options.topics() }, { signal }),
      }),
      { ...watched('channel'), input: { now: env.now, online: env.online.now() } },
    ),
    post: (message) => line.post(message),
    end: (reason) => wiring.session.send({ type: 'session.ended', reason }),
  };
  const { session, tokens, company, tabs, channel } = wiring;

  const line = env.broadcast((message) => hearTab(message, wiring));
  const accessToken = hearToken(wiring);
  hearSession(wiring);
  hearCompany(wiring);
  keepTabs(wiring);
  const ways = [hearChannel(wiring), ...lookAround(wiring), () => line.close()];

  const actors: readonly AnyActor[] = [tokens, company, tabs, channel, session];
  for (const actor of actors) {
    actor.subscribe(options.changed);
    actor.start();
  }
  session.send({ type: 'session.started' });

  return {
    session,
    company,
    tabs,
    channel,
    accessToken,
    end: wiring.end,
    companyId: () => companyHeader(company.getSnapshot().context.company),
    rejectToken: (token: string) => ledger.reject(token),
    stop() {
      for (const actor of actors) actor.stop();
      for (const undo of ways) undo();
      wiring.room.refuse(new SessionError('signed-out'));
    },
  };
}
