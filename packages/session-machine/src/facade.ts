import { createInbox } from './channel/inbox.ts';
import { createListeners } from './listeners.ts';
import { goLive, type Live } from './live/live.ts';
import { SessionError } from './session-error.ts';
import { createSnapshots, idleSnapshot } from './snapshot.ts';
import type { Side } from './tabs/logic.ts';
import type { TabsEvent } from './tabs/tabs.machine.ts';
import type { Session, SessionEvents, SessionOptions } from './types.ts';

type Heard = {
  [Name in keyof SessionEvents]: { readonly name: Name; readonly event: SessionEvents[Name] };
}[keyof SessionEvents];

/** Makes the session of a page. Nothing happens before `start()`. */
export function createSession(options: SessionOptions): Session {
  const { env, config } = options;
  const changes = createListeners<void>(env.report);
  const events = createListeners<Heard>(env.report);
  const tell = <Name extends keyof SessionEvents>(name: Name, event: SessionEvents[Name]) =>
    events.tell({ name, event } as Heard);
  const inbox = createInbox({ gap: (gap) => tell('gap', gap), report: env.report });
  const clientId = `pcQrCodeLogin${env.randomId()}`;
  const compose = createSnapshots();

  let live: Live | undefined;
  let snapshot = idleSnapshot;
  let topics: readonly string[] = [];
  let serverOffset = 0;

  function changed() {
    if (!live) return;
    const before = snapshot;
    snapshot = compose({
      session: live.session.getSnapshot(),
      company: live.company.getSnapshot(),
      tabs: live.tabs.getSnapshot().context,
      channel: live.channel.getSnapshot(),
      badFrames: inbox.badFrames,
    });
    if (snapshot !== before) changes.tell();
  }

  const tabs = (event: TabsEvent) => live?.tabs.send(event);
  const around = (key: string, side: Side) => tabs({ type: 'tabs.closed', key, side });

  return {
    start() {
      if (live) return;
      const serverNow = () => env.now() + serverOffset;
      live = goLive({
        ...options,
        inbox,
        clientId,
        topics: () => topics,
        serverNow,
        changed,
        tell,
      });
      changed();
    },
    stop() {
      live?.stop();
      live = undefined;
      if (snapshot === idleSnapshot) return;
      snapshot = idleSnapshot;
      changes.tell();
    },
    retry() {
      live?.session.send({ type: 'session.retried' });
      live?.company.send({ type: 'company.retried' });
    },
    signOut() {
      live?.end('asked');
      const gone = Promise.withResolvers<void>();
      const look = () => {
        if (snapshot.status === 'signing-out') return;
        undo();
        gone.resolve();
      };
      const undo = changes.add(look);
      look();
      return gone.promise;
    },
    chooseCompany: (id) => live?.company.send({ type: 'company.chosen', id }),
    reloadMenus: () => live?.company.send({ type: 'menu.outdated' }),
    granted: (key) => snapshot.permissions.has(key),
    observeServerTime(ms) {
      serverOffset = ms - env.now();
    },
    snapshot: () => snapshot,
    subscribe: (heard) => changes.add(heard),
    on(name, heard) {
      return events.add((each) => {
        if (each.name === name) heard(each.event as never);
      });
    },
    accessToken: (call) =>
      live ? live.accessToken(call?.signal) : Promise.reject(new SessionError('not-started')),
    tokenRejected: (token) => live?.rejectToken(token),
    companyRejected(companyId) {
      if (live && companyId === live.companyId())
        live.company.send({ type: 'company.rejected', at: env.now() });
    },
    get companyId() {
      return live?.companyId();
    },
    get language() {
      return config.language;
    },
    tabs: {
      open: (tab) => tabs({ type: 'tab.opened', tab }),
      activate: (key) => tabs({ type: 'tab.activated', key }),
      close: (key) => tabs({ type: 'tab.closed', key }),
      closeLeft: (key) => around(key, 'left'),
      closeRight: (key) => around(key, 'right'),
      closeOthers: (key) => around(key, 'others'),
      closeAll: () => tabs({ type: 'tabs.removed' }),
      move: (key, to) => tabs({ type: 'tab.moved', key, to }),
      mark: (key, unsaved) => tabs({ type: 'tab.marked', key, unsaved }),
      retain: (permitted) => {
        const keys = snapshot.tabs.filter(permitted).map(({ key }) => key);
        tabs({ type: 'tabs.permitted', keys });
      },
    },
    channel: {
      clientId,
      listen: inbox.listen,
      follow(next) {
        if (String(next) === String(topics)) return;
        topics = [...next];
        live?.channel.send({ type: 'binding.outdated' });
      },
    },
  };
}
