import { getPlatformConfig } from '@garment-mes/sdk/amc';
import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import { useEffect, useState } from 'react';
import { useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { href } from '#kit/routes.ts';
import { pageAround } from '../page-around.ts';
import { ApplicationDrawer } from './application-drawer.tsx';
import { CompanySwitcher } from './company-switcher.tsx';
import { Header } from './header.tsx';
import { MenuSearch } from './menu-search.tsx';
import type { MenuNode } from './menu-tree.ts';
import { Messages } from './messages.tsx';
import { PersonMenu } from './person-menu.tsx';
import { ToDos } from './to-dos.tsx';
import type { OpenAddress } from './use-open-address.ts';

interface TopBarProps {
  readonly nodes: readonly MenuNode[];
  readonly onOpenPage: (page: MenuNode) => void;
  readonly openAddress: OpenAddress;
  /** Whether the left menu lies over the page of a narrow window. */
  readonly menuShown: boolean;
  /** `undefined` where a host draws the menu. */
  readonly onMenu: (() => void) | undefined;
}

/** The header, filled from session and platform configuration. */
export default function TopBar({ nodes, onOpenPage, openAddress, menuShown, onMenu }: TopBarProps) {
  const t = useText();
  const session = useSessionActions();
  const { user, company, companies, applications, unsavedTabs, tabs, activeTab } = useSession();
  const [drawer, setDrawer] = useState(false);
  const { data: config } = useOperation(getPlatformConfig, {});
  const setting = (name: string) => config?.find((item) => item.name === name)?.value ?? undefined;
  const title = setting('platName') ?? t('裁床');
  const store = String(setting('autoBuy') ?? '') === '0' ? undefined : setting('storeUrl');

  const shown = tabs.find(({ key }) => key === activeTab);
  const windowTitle = shown === undefined ? title : `${t(shown.title)} · ${title}`;
  useEffect(() => {
    pageAround().title(windowTitle);
  }, [windowTitle]);

  return (
    <>
      <Header
        title={title}
        logo={setting('platLogo')}
        store={store}
        inert={user?.delFlag === '2'}
        onApplications={() => setDrawer(true)}
        menuShown={menuShown}
        onMenu={onMenu}
        company={
          <CompanySwitcher
            companies={companies}
            chosen={company}
            unsaved={unsavedTabs.length > 0}
            onChoose={(id) => session.chooseCompany(id)}
          />
        }
        search={<MenuSearch nodes={nodes} onOpen={onOpenPage} />}
        tools={
          <>
            <Messages open={openAddress} />
            <ToDos />
          </>
        }
        person={
          <PersonMenu
            name={user?.name ?? user?.username ?? ''}
            avatar={user?.avatar ?? undefined}
            verified={user?.realNameAuth === '0'}
            platform={title}
            onVerify={() => openAddress(href('/verified'))}
            onSignOut={() => session.signOut()}
          />
        }
      />
      <ApplicationDrawer open={drawer} onOpenChange={setDrawer} applications={applications} />
    </>
  );
}
