import { type AnyActor, createActor, type InspectionEvent } from 'xstate';
import { channelLogic } from './actors/channel-actor.ts';
import { companyLogic } from './actors/company-actor.ts';
import { sessionLogic } from './actors/session-actor.ts';
import { tokenLogic } from './actors/token-actor.ts';
import type { Inbox } from './channel/inbox.ts';
import { companyHeader, permissionText } from './company/logic.ts';
import type { Broadcast } from './env/ports.ts';
import { endsSession, leftovers, loginAddress, loginPause } from './session/logic.ts';
import type { EndReason } from './session/types.ts';
import { SessionError } from './session-error.ts';
import { restoreTabs } from './tabs/logic.ts';
import { tabsMachine } from './tabs/tabs.machine.ts';
import { createLedger } from './token/ledger.ts';
import { createWaitingRoom } from './token/waiting-room.ts';
import type { Inspection, SessionEvents, SessionOptions } from './types.ts';

export interface LiveOptions extends SessionOptions {
  readonly inbox: Inbox;
  readonly clientId: string;
  topics(): readonly string[];
  serverNow(): number;
  changed(): void;
  tell<Name extends keyof SessionEvents>(name: Name, event: SessionEvents[Name]): void;
}

export type Live = ReturnType<typeof goLive>;

/** Starts the five machines and lets them hear each other. The returned `stop` undoes all of it. */
export function goLive(options: LiveOptions) {
  const { env, service, config, inbox, tell } = options;
  const { store, navigation } = env;
  const ledger = createLedger(env);
  const room = createWaitingRoom(env.now);

  const watched = (machine: Inspection['machine']) => ({
    clock: env.clock as never,
    ...(options.inspect && { inspect: inspector(machine, options) }),
  });
  const session = createActor(sessionLogic(env, service, ledger), watched('session'));
  const tokens = createActor(tokenLogic(env, service, ledger), watched('token'));
  const company = createActor(companyLogic(service), watched('company'));
  const tabs = createActor(tabsMachine, {
    ...watched('tabs'),
    input: restoreTabs(store.get('tabs'), store.get('tabsActive')),
  });
  const channel = createActor(
    channelLogic(env, {
      path: `/websocket/${options.clientId}`,
      authorise: (signal) => accessToken(signal),
      bind: (signal) =>
        service.bindChannel({ clientId: options.clientId, topics: options.topics() }, { signal }),
    }),
    { ...watched('channel'), input: { now: env.now, online: env.online.now() } },
  );
  const end = (reason: EndReason) => session.send({ type: 'session.ended', reason });

  async function accessToken(signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    const state = session.getSnapshot();
    if (state.matches('left') || state.matches('revoking') || state.matches('parting'))
      throw new SessionError('signed-out');
    const waiting = room.enter(signal);
    if (tokens.getSnapshot().matches('ready')) settle();
    return waiting;
  }

  /** Answers those who wait, or has the tokens renewed for them. */
  function settle() {
    if (room.size === 0) return;
    const standing = ledger.standing();
    const { access } = ledger.read();
    if (standing === 'cooling') room.refuse(ledger.failure());
    else if (standing !== 'usable') tokens.send({ type: 'token.wanted', standing });
    else if (access) room.admit(access);
  }

  tokens.on('settled', settle);
  tokens.on('failed', ({ error }) => {
    ledger.failed(error);
    tell('problem', { area: 'token', error });
  });
  tokens.on('renewed', () => {
    const lifetimeMs = ledger.lifetime();
    if (lifetimeMs) line.post({ type: 'renewed', lifetimeMs });
  });
  tokens.on('lost', () => end(ledger.read().refresh ? 'expired' : 'missing'));

  session.on('tokensFound', () => tokens.send({ type: 'tokens.arrived' }));
  session.on('refused', ({ error }) =>
    tell('notice', { tone: 'error', text: '登录失败，请重新登录', error }),
  );
  session.on('loaded', ({ loaded: { user, companies } }) => {
    store.set('user_id', user.id);
    tell('signed-in', { user });
    const stored = store.get('user_company') ?? store.get('selectedCompany');
    company.send({ type: 'companies.loaded', companies, stored });
    channel.send({ type: 'channel.wanted' });
  });
  session.on('ending', ({ reason }) => {
    tokens.send({ type: 'tokens.dropped' });
    channel.send({ type: 'channel.left' });
    company.send({ type: 'company.left' });
    room.refuse(new SessionError('signed-out'));
    if (reason === 'asked' || reason === 'disabled') line.post({ type: 'signed-out' });
  });
  session.on('revokeFailed', ({ error }) =>
    tell('notice', { tone: 'error', text: errorText(error), error }),
  );
  session.on('farewell', () => tell('notice', { tone: 'success', text: '注销成功' }));
  session.on('left', ({ reason }) => {
    room.refuse(new SessionError('signed-out'));
    const taken = leftovers(reason);
    if (taken === 'all') {
      tabs.send({ type: 'tabs.removed' });
      store.clear();
    } else if (taken === 'tokens') ledger.drop();
    tell('signed-out', { reason });
    goToLogin();
  });

  function goToLogin() {
    const state = config.requireState ? env.randomId() : undefined;
    if (state) store.set('oauth_state', state);
    else store.remove('oauth_state');
    store.set('oauth_callback', navigation.here());
    store.set('login_at', String(env.now()));
    navigation.assign(loginAddress(config.loginUrl, navigation.here(), state));
  }

  company.on('settled', ({ company: chosen, switched }) => {
    store.set('user_company', chosen.id);
    store.set('selectedCompany', chosen.id);
    tell(switched ? 'company-switched' : 'company-loaded', { company: chosen });
    if (!switched) return;
    line.post({ type: 'company', id: chosen.id });
    channel.send({ type: 'binding.outdated' });
  });
  company.on('rejected', () => {
    store.remove('user_company');
    store.remove('selectedCompany');
  });
  company.on('menusLoaded', ({ menus, keys }) => {
    store.set('btnUrl', permissionText(keys));
    tell('menus-loaded', { menus });
    const { permits } = config;
    if (!permits) return;
    const kept = tabs.getSnapshot().context.tabs.filter((tab) => permits(tab, menus));
    tabs.send({ type: 'tabs.permitted', keys: kept.map(({ key }) => key) });
  });
  tabs.on('dropped', ({ tabs: dropped }) => tell('tabs-dropped', { tabs: dropped }));

  channel.on('heard', ({ frame }) => inbox.receive(frame));
  channel.on('opened', ({ again }) => {
    if (again) tell('gap', { reason: 'reconnected', dropped: 0 });
  });
  channel.on('denied', () => {
    const { access } = ledger.read();
    if (access) ledger.reject(access);
  });
  channel.on('bindFailed', ({ error }) => tell('problem', { area: 'channel', error }));

  function hear(message: Broadcast) {
    if (message.type === 'renewed') ledger.learn(message.lifetimeMs);
    else if (message.type === 'company') {
      const { companies, company: own } = company.getSnapshot().context;
      const other = companies.find(({ id }) => id === message.id);
      if (other && other.id !== own?.id) tell('company-elsewhere', { company: other });
    } else if (ledger.changedHands()) navigation.reload();
    else end('elsewhere');
  }

  /** The page is looked at again, perhaps after hours, or after a way back from the login page. */
  function wake() {
    if (!env.visible.now()) return;
    const state = session.getSnapshot();
    const { refresh } = ledger.read();
    channel.send({ type: 'page.shown' });
    if (state.matches('left')) {
      if (refresh) navigation.reload();
      else if (loginPause(store, env.now()) === 0) goToLogin();
    } else if (state.matches('signedIn') && !refresh) end('missing');
    else if (
      state.matches({ signedIn: 'active' }) &&
      store.get('user_id') !== state.context.user?.id
    )
      // Somebody else signed in under this page.
      navigation.reload();
  }

  const line = env.broadcast(hear);
  const ways = [
    env.visible.watch(wake),
    env.online.watch((online) => {
      if (online) ledger.failed(undefined);
      channel.send({ type: 'network.changed', online });
    }),
    inbox.listen((message) => {
      const notices =
        message.kind === 'notice'
          ? [message.notice]
          : message.kind === 'messages'
            ? message.messages
            : [];
      if (notices.some((each) => endsSession(each, options.serverNow(), config.timeZone)))
        end('disabled');
    }),
    () => line.close(),
  ];

  let storedTabs = tabs.getSnapshot().context;
  tabs.subscribe(({ context }) => {
    if (context === storedTabs) return;
    if (context.tabs !== storedTabs.tabs) store.set('tabs', JSON.stringify(context.tabs));
    store.set('tabsActive', context.active);
    const latest = context.recent[0];
    if (latest) store.set('lastNewTab', latest);
    storedTabs = context;
  });

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
    end,
    companyId: () => companyHeader(company.getSnapshot().context.company),
    rejectToken: (token: string) => ledger.reject(token),
    stop() {
      for (const actor of actors) actor.stop();
      for (const undo of ways) undo();
      room.refuse(new SessionError('signed-out'));
    },
  };
}

const errorText = (error: unknown): string =>
  (error as { text?: string } | undefined)?.text ?? '注销失败';

/** Passes on names and states only: contexts and payloads may hold what nobody may read. */
const inspector =
  (machine: Inspection['machine'], { env, inspect }: SessionOptions) =>
  (seen: InspectionEvent) => {
    if (seen.type !== '@xstate.snapshot' || !('value' in seen.snapshot)) return;
    const state = JSON.stringify(seen.snapshot.value);
    try {
      inspect?.({ machine, event: seen.event.type, state, at: env.now() });
    } catch (error) {
      env.report(error);
    }
  };
