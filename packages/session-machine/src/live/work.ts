import { type AnyActor, createActor } from 'xstate';
import { channelLogic } from '../actors/channel-actor.ts';
import { companyLogic } from '../actors/company-actor.ts';
import { createInbox } from '../channel/inbox.ts';
import { companyHeader, isButton, permissionKeys } from '../company/logic.ts';
import type { CompanyStatus, MenuEntry } from '../company/types.ts';
import type { WorkSnapshot } from '../snapshot.ts';
import { restoreTabs } from '../tabs/logic.ts';
import { tabsMachine } from '../tabs/tabs.machine.ts';
import { tagOf } from '../tag.ts';
import { formerRights } from './former-rights.ts';
import { keepTabs } from './keep-tabs.ts';
import { listenToChannel } from './listen-to-channel.ts';
import { listenToCompany } from './listen-to-company.ts';
import type { Wiring, Work } from './wiring.ts';

/** Menu and permissions of the entries; the same objects for the same entries. */
function createMenu() {
  let entries: readonly MenuEntry[] | undefined;
  let menu: Pick<WorkSnapshot, 'menus' | 'permissions'>;
  return (next: readonly MenuEntry[]) => {
    if (next !== entries) {
      entries = next;
      menu = {
        menus: next.filter((entry) => !isButton(entry)),
        permissions: new Set(permissionKeys(next)),
      };
    }
    return menu;
  };
}

/** Notifies the channel of a page that is shown and of a network that is back. @returns the ways to stop */
const watchPage = (
  { visible, online }: Wiring['env'],
  channel: Work['channel'],
): readonly (() => void)[] => [
  visible.watch((isVisible) => {
    if (isVisible) channel.send({ type: 'page.shown' });
  }),
  online.watch((isOnline) => {
    if (isOnline) channel.send({ type: 'network.returned' });
  }),
];

/**
 * Company, menu, tabs and channel: what only a signed-in person needs. Fetched when tokens are found, so
 * that a page on its way to the login page does without.
 */
export function startWork(wiring: Wiring): Work {
  const { env, service, subscriptions, early, session, emit, watched, changed } = wiring;
  const { clientId, protocols } = wiring;
  const inbox = createInbox({ gap: (gap) => emit('gap', gap), report: env.report });
  const company = createActor(companyLogic(service), watched('company'));
  const channel = createActor(
    channelLogic(env, {
      path: `/websocket/${clientId}`,
      protocols,
      authorise: wiring.accessToken,
      bind: (signal) => service.bindChannel({ clientId, topics: wiring.topics() }, { signal }),
    }),
    { ...watched('channel'), input: { now: env.now, online: env.online.now } },
  );
  const tabs = createActor(tabsMachine, {
    ...watched('tabs'),
    input: restoreTabs(env.store.get('tabs'), env.store.get('tabsActive')),
  });
  const retain: Work['retain'] = (permitted) => {
    const kept = tabs.getSnapshot().context.tabs.filter(permitted);
    tabs.send({ type: 'tabs.permitted', keys: kept.map(({ key }) => key) });
  };
  const menuOf = createMenu();
  const formerly = formerRights(env.store);

  session.on('loaded', ({ loaded: { companies } }) => {
    const id = env.store.get('user_company') ?? env.store.get('selectedCompany');
    company.send({ type: 'companies.loaded', companies, id, switching: false });
    channel.send({ type: 'channel.wanted' });
  });
  session.on('ending', () => {
    channel.send({ type: 'channel.left' });
    company.send({ type: 'company.left' });
  });
  listenToCompany(wiring, { company, channel, retain });
  keepTabs(wiring, tabs);
  listenToChannel(wiring, channel, inbox);
  for (const subscription of subscriptions)
    subscription.leave = inbox.listen(subscription.listener);

  const ways = watchPage(env, channel);
  const actors: readonly AnyActor[] = [company, tabs, channel];
  for (const actor of actors) {
    actor.subscribe(changed);
    actor.start();
  }
  for (const event of early.splice(0)) tabs.send(event);

  return {
    tabs,
    retain,
    inbox,
    company,
    channel,
    companyId: () => companyHeader(company.getSnapshot().context.company),
    companyElsewhere(id) {
      const { companies, company: own } = company.getSnapshot().context;
      const other = companies.find((each) => each.id === id);
      if (other && other.id !== own?.id) emit('company-elsewhere', { company: other });
    },
    snapshot() {
      const state = company.getSnapshot();
      const { context: list } = tabs.getSnapshot();
      const { companies, company: chosen, applications, menus, error } = state.context;
      const companyStatus: CompanyStatus = tagOf(state);
      const { menus: entries, permissions } = menuOf(menus);
      const former =
        companyStatus === 'ready' || menus.length > 0
          ? undefined
          : formerly(session.getSnapshot().context.user?.id, chosen?.id);
      return {
        companyStatus,
        companies,
        company: chosen,
        applications,
        menus: entries,
        permissions: former ?? permissions,
        channel: tagOf(channel.getSnapshot()),
        badFrames: inbox.badFrames,
        tabs: list.tabs,
        activeTab: list.active,
        unsavedTabs: list.unsaved,
        error,
      };
    },
    stop() {
      for (const actor of actors) actor.stop();
      for (const undo of ways) undo();
    },
  };
}
