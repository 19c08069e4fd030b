import type { Company, SessionSnapshot, User } from '@garment-mes/session-machine';
import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Address, addresses } from '#app/addresses.ts';
import { matchRoute } from '#app/routes.ts';
import { rememberVisit } from '#app/tab/recent-visits.ts';
import { type Workbench, WorkbenchContext } from '#app/workbench-context.ts';
import { errorLog } from './about/error-log.ts';
import { VersionBand } from './about/version-band.tsx';
import { CompanyBand } from './company/company-band.tsx';
import { NoRightsBand } from './company/no-rights-band.tsx';
import { useNewCompany } from './company/use-new-company.ts';
import { createWriteGate, gatedClient } from './company/write-gate.ts';
import { ConnectionBanner } from './connection/connection-banner.tsx';
import { useConnectionLost } from './connection/use-connection-lost.ts';
import { DraftBand } from './drafts/draft-band.tsx';
import type { DraftOwner } from './drafts/kept-drafts.ts';
import { useKeptDrafts } from './drafts/use-kept-drafts.ts';
import { useLeaveGuard } from './drafts/use-leave-guard.ts';
import styles from './frame.module.css';
import { WindowTitle } from './head/window-title.tsx';
import { circularEntries, type MenuItem, type MenuNode, menuTree } from './menu/menu-tree.ts';
import { useMenusAgain } from './menu/use-menus-again.ts';
import { personName } from './person-name.ts';
import { TabHost } from './tabs/tab-host.tsx';
import { createTabMemories } from './tabs/tab-memories.ts';
import { useHiddenScreens } from './tabs/use-hidden-screens.ts';
import { useTabs } from './tabs/use-tabs.tsx';
import { useOpenAddress } from './use-open-address.ts';
import { dayCutoffOf, factoryDayOf, wallClockOf } from './wall-clock.ts';
import type { WorkbenchProps } from './workbench.tsx';

// Menus and dialogs come in their own files, asked for at once: the entry stays small.
const topBar = import('./head/top-bar.tsx');
const leftMenu = import('./menu/left-menu.tsx');
const tabBar = import('./tabs/tab-bar.tsx');
const TopBar = lazy(() => topBar);
const LeftMenu = lazy(() => leftMenu);
const TabBar = lazy(() => tabBar);
const UnsavedQuestion = lazy(() => import('./drafts/unsaved-question.tsx'));

interface FrameProps extends WorkbenchProps {
  readonly user: User;
  readonly company: Company;
}

/** Header, menu, tabs and pages of one person in one company. */
export function Frame({ client, topics, connectivity, host, user, company }: FrameProps) {
  const session = useSessionActions();
  const { permissions, destination, menus, companyStatus } = useSession(granted);
  const isIdle = companyStatus === 'ready' && destination === undefined && menus.length === 0;
  useNewCompany();
  const [gate] = useState(createWriteGate);
  const workbench = useMemo<Workbench>(
    () => ({
      client: gatedClient(client, gate),
      can: (key) => permissions.has(key),
      menus,
      userId: user.id,
      userName: personName(user),
      companyId: company.id,
      companyName: company.name,
      now: wallClockOf(company),
      today: factoryDayOf(company),
      dayCutoff: dayCutoffOf(company),
      listen: topics.listen,
    }),
    [client, company, gate, menus, permissions, topics, user],
  );
  const lost = useConnectionLost(
    useSession(({ channel }) => channel),
    useSyncExternalStore(connectivity.subscribe, connectivity.isOffline),
  );

  return (
    <WorkbenchContext value={workbench}>
      <WindowTitle company={company} />
      <ConnectionBanner lost={lost} />
      <VersionBand />
      <CompanyBand own={company} gate={gate} />
      {isIdle && <NoRightsBand company={company.name} />}
      {/* Another company is another set of data: every page of the one before goes. */}
      <Rooms
        key={company.id}
        host={host}
        destination={destination}
        session={session}
        owner={{ userId: user.id, companyId: company.id }}
      />
    </WorkbenchContext>
  );
}

interface RoomsProps extends Pick<WorkbenchProps, 'host'> {
  readonly destination: string | undefined;
  readonly session: ReturnType<typeof useSessionActions>;
  readonly owner: DraftOwner;
}

function Rooms({ host, destination, session, owner }: RoomsProps) {
  const { menus, companyStatus, tabs, unsavedTabs } = useSession(rooms);
  const [memories] = useState(createTabMemories);
  const bar = useTabs(destination, memories);
  const drafts = useKeptDrafts(owner, memories, bar.redraw);
  const openAddress = useOpenAddress(bar.navigate);
  const hidden = useHiddenScreens();
  useLeaveGuard(unsavedTabs.length > 0);
  useMenusAgain();
  // A person whose account is being ended, or whose password somebody else knows, has a single page.
  const leaving = destination === '/accountDelete' || destination === '/password';
  const nodes = useMenuNodes(menus as readonly MenuItem[], leaving, hidden);
  const known = companyStatus === 'ready';
  const match = matchRoute(bar.path);
  const address: Partial<Address> = match ? addresses[match.path] : {};
  const { hasLeft = true, hashead = true, phone = false } = address;

  const mayOpen = useMayOpen(menus, known, hidden);
  const shown = tabs.find(({ key }) => key === bar.path);
  const { userId, companyId } = owner;
  useEffect(() => {
    if (shown) rememberVisit({ userId, companyId }, { path: shown.key, title: shown.title });
  }, [companyId, shown, userId]);
  const openKeys = useMemo(() => ['/', ...tabs.map(({ key }) => key)], [tabs]);
  const [menuShown, setMenuShown] = useState(false);
  const toggleMenu = useCallback(() => setMenuShown((shown) => !shown), []);
  const openPage = useCallback(
    (page: MenuNode) => {
      setMenuShown(false);
      openAddress(page.url ?? '');
    },
    [openAddress],
  );

  return (
    <div className={styles.frame} data-bare={!hashead || undefined}>
      <DraftBand {...drafts} />
      {hashead && host.header !== false && (
        <Suspense fallback={<div className={styles.top} />}>
          <TopBar
            nodes={nodes}
            onOpenPage={openPage}
            openAddress={openAddress}
            menuShown={menuShown}
            onMenu={host.menu === false ? undefined : toggleMenu}
          />
        </Suspense>
      )}
      <div className={styles.below}>
        {hasLeft && host.menu !== false && (
          <div className={styles.menu} data-shown={menuShown || undefined}>
            <Suspense fallback={<div className={styles.rail} />}>
              <LeftMenu
                nodes={nodes}
                active={bar.path}
                failed={companyStatus === 'menu-failed'}
                onOpen={openPage}
                onRetry={() => session.reloadMenus()}
              />
            </Suspense>
          </div>
        )}
        <main className={styles.main}>
          {hashead && !leaving && host.tabs !== false && (
            <Suspense fallback={<div className={styles.bar} />}>
              <TabBar
                tabs={bar.tabs}
                active={bar.path}
                onActivate={bar.show}
                onClose={bar.close}
                onRefresh={bar.refresh}
                onMove={bar.move}
              />
            </Suspense>
          )}
          <div className={styles.scroller}>
            <div className={styles.content} data-handheld={phone || undefined}>
              <TabHost
                path={bar.path}
                search={bar.search}
                open={openKeys}
                held={unsavedTabs}
                epochs={bar.epochs}
                memories={memories}
                mayOpen={mayOpen}
                navigate={bar.navigate}
              />
            </div>
          </div>
        </main>
      </div>
      {bar.question && (
        <Suspense>
          <UnsavedQuestion title={bar.question.title} onGo={bar.question.go} onDone={bar.answer} />
        </Suspense>
      )}
    </div>
  );
}

type Menus = SessionSnapshot['menus'];

/** The menu of the person; empty for one whose account is being ended. */
function useMenuNodes(
  menus: readonly MenuItem[],
  leaving: boolean,
  hidden: ReturnType<typeof useHiddenScreens>,
): readonly MenuNode[] {
  useEffect(() => {
    for (const id of circularEntries(menus))
      errorLog.record(`Menu entry ${id} is its own ancestor.`);
  }, [menus]);
  return useMemo(() => (leaving ? [] : menuTree(menus, hidden)), [leaving, menus, hidden]);
}

/** Whether the person may open a path; `undefined` until it is known. */
function useMayOpen(menus: Menus, known: boolean, hidden: ReturnType<typeof useHiddenScreens>) {
  return useCallback(
    (path: string): boolean | undefined => {
      const found = matchRoute(path);
      if (found === undefined || found.path.includes('{')) return true;
      const { open, built } = addresses[found.path];
      // A screen that is not built is open to everybody: its page says that.
      if (open || !built) return true;
      return known ? menus.some(({ url }) => url === found.path) && !hidden.has(path) : undefined;
    },
    [hidden, known, menus],
  );
}

const granted = ({ permissions, destination, menus, companyStatus }: SessionSnapshot) => ({
  permissions,
  destination,
  menus,
  companyStatus,
});

const rooms = ({ menus, companyStatus, tabs, unsavedTabs }: SessionSnapshot) => ({
  menus,
  companyStatus,
  tabs,
  unsavedTabs,
});
