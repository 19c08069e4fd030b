import { createChannel } from './channel-api.ts';
import { createListeners } from './listeners.ts';
import { goLive, type Live } from './live/live.ts';
import type { Emit } from './live/wiring.ts';
import { SessionError } from './session-error.ts';
import { compose, idleSnapshot } from './snapshot.ts';
import { tabsApi } from './tabs-api.ts';
import type { Session, SessionEvents, SessionOptions, SessionSnapshot } from './types.ts';

type NamedEvent = {
  [Name in keyof SessionEvents]: { readonly name: Name; readonly event: SessionEvents[Name] };
}[keyof SessionEvents];

/** Makes the session of a page. Nothing happens before `start()`. */
export function createSession(options: SessionOptions): Session {
  const { env, config } = options;
  const changes = createListeners<void>(env.report);
  const events = createListeners<NamedEvent>(env.report);
  const emit: Emit = (name, event) => events.emit({ name, event } as NamedEvent);

  let running: Live | undefined;
  let snapshot = idleSnapshot;
  let serverOffset = 0;

  function show(next: SessionSnapshot) {
    if (next === snapshot) return;
    snapshot = next;
    changes.emit();
  }
  function changed() {
    if (!running) return;
    const { session, work } = running.wiring;
    show(compose(snapshot, session.getSnapshot(), work?.snapshot()));
  }

  const live = () => running?.wiring;
  const work = () => running?.wiring.work;
  const { channel, subscriptions, topics } = createChannel(options, work);

  return {
    start() {
      if (running) return;
      running = goLive({
        ...options,
        clientId: channel.clientId,
        protocols: channel.protocols,
        subscriptions,
        early: [],
        topics,
        serverNow: () => env.now() + serverOffset,
        changed,
        emit,
      });
      changed();
    },
    stop() {
      running?.stop();
      running = undefined;
      show(idleSnapshot);
    },
    retry() {
      live()?.session.send({ type: 'session.retried' });
      work()?.company.send({ type: 'company.retried' });
    },
    proceed: () => live()?.session.send({ type: 'session.proceeded' }),
    signOut: () =>
      new Promise((done) => {
        live()?.end('asked');
        const look = () => {
          if (snapshot.status === 'signing-out') return;
          undo();
          done();
        };
        const undo = changes.add(look);
        look();
      }),
    chooseCompany: (id) => work()?.company.send({ type: 'company.chosen', id, switching: true }),
    reloadMenus: () => work()?.company.send({ type: 'menu.outdated' }),
    granted: (key) => snapshot.permissions.has(key),
    observeServerTime(ms) {
      serverOffset = ms - env.now();
    },
    snapshot: () => snapshot,
    subscribe: (listener) => changes.add(listener),
    on(name, listener) {
      return events.add((each) => {
        if (each.name === name) listener(each.event as never);
      });
    },
    accessToken: (call) =>
      live()?.accessToken(call?.signal) ?? Promise.reject(new SessionError('not-started')),
    tokenRejected: (token) => live()?.ledger.reject(token),
    companyRejected(companyId) {
      if (companyId === work()?.companyId())
        work()?.company.send({ type: 'company.rejected', at: env.now() });
    },
    get companyId() {
      return work()?.companyId();
    },
    get language() {
      return config.language;
    },
    tabs: tabsApi(live),
    channel,
  };
}
