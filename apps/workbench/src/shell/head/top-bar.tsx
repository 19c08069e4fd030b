import { pairBoardDevice } from '@garment-mes/sdk/amc';
import type { SessionSnapshot } from '@garment-mes/session-machine';
import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import { IconButton } from '@garment-mes/ui';
import { CircleQuestionMark, Info, MessageSquareText } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { msg, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { pageAround } from '../../page-around.ts';
import { CompanySwitcher } from '../company/company-switcher.tsx';
import { MenuSearch } from '../menu/menu-search.tsx';
import type { MenuNode } from '../menu/menu-tree.ts';
import { personName } from '../person-name.ts';
import type { OpenAddress } from '../use-open-address.ts';
import { ApplicationDrawer } from './application-drawer.tsx';
import { currentApplication } from './current-application.ts';
import { Header } from './header.tsx';
import { Messages } from './messages.tsx';
import { openOutside } from './open-outside.ts';
import { PersonMenu } from './person-menu.tsx';
import { type Platform, usePlatform } from './platform.ts';
import { RealNameChip } from './real-name-chip.tsx';
import { ToDos } from './to-dos.tsx';
import { useNarrow } from './use-narrow.ts';

const AboutDialog = lazy(() => import('../about/about-dialog.tsx'));
const BoardDevices = lazy(() => import('../board-devices/board-devices.tsx'));
const FeedbackDialog = lazy(() => import('../about/feedback-dialog.tsx'));
const HelpDrawer = lazy(() => import('../help/help-drawer.tsx'));
const SecurityLog = lazy(() => import('./security-log.tsx'));

interface TopBarProps {
  readonly nodes: readonly MenuNode[];
  readonly onOpenPage: (page: MenuNode) => void;
  readonly openAddress: OpenAddress;
  /** Whether the left menu lies over the page of a narrow window. */
  readonly menuShown: boolean;
  /** `undefined` where a host draws the menu. */
  readonly onMenu: (() => void) | undefined;
}

type Opened = 'applications' | 'feedback' | 'help' | 'about' | 'security' | 'boards';

/** The header, filled from session and platform configuration. A step to another tab leaves it alone. */
function TopBar(props: TopBarProps) {
  const t = useText();
  const session = useSessionActions();
  const { user, company, companies, applications, permissions, unsaved } = useSession(standing);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const narrow = useNarrow();
  const platform = usePlatform();
  const title = t(currentApplication(applications, location)?.name ?? msg('裁床'));
  const verified = user?.realNameAuth === '0';
  const hasOnePage = user?.delFlag === '2' || user?.isFirstPassword === true;

  const name = platform?.name ?? title;
  const icon = platform?.favicon;
  useEffect(() => {
    if (icon !== undefined) pageAround().icon(icon);
  }, [icon]);

  const { store, help, centre } = waysOf(platform, props.openAddress, () => setOpened('help'));
  const verify = () => props.openAddress(href('/verified'));
  const tool = (label: string, picture: ReactNode, onClick: () => void) => (
    <IconButton label={label} tip="bottom" icon={picture} onClick={onClick} />
  );

  return (
    <>
      <Header
        title={title}
        logo={platform?.logo}
        onStore={store}
        inert={hasOnePage}
        onApplications={() => setOpened('applications')}
        menuShown={props.menuShown}
        onMenu={props.onMenu}
        company={
          <CompanySwitcher
            companies={companies}
            chosen={company}
            unsaved={unsaved}
            onChoose={(id) => session.chooseCompany(id)}
          />
        }
        search={
          <MenuSearch
            nodes={props.nodes}
            onOpenPage={props.onOpenPage}
            openAddress={props.openAddress}
          />
        }
        tools={
          <>
            <Messages kind="message" open={props.openAddress} />
            {!narrow && <Messages kind="notice" open={props.openAddress} />}
            <ToDos />
            {!narrow && (
              <>
                {tool(t('意见反馈'), <MessageSquareText />, () => setOpened('feedback'))}
                {tool(t('帮助'), <CircleQuestionMark />, help)}
                {tool(t('关于'), <Info />, () => setOpened('about'))}
                <RealNameChip verified={verified} onVerify={verify} />
              </>
            )}
          </>
        }
        person={
          <PersonMenu
            name={user ? personName(user) : ''}
            avatar={user?.avatar ?? undefined}
            verified={verified}
            unsaved={unsaved}
            leavingOnly={hasOnePage}
            withTools={narrow}
            onPersonalCentre={centre}
            onVerify={verify}
            onPassword={() => props.openAddress(href('/password'))}
            onSecurityLog={() => setOpened('security')}
            onBoardDevices={
              permissions.has(pairBoardDevice.permissionKey) ? () => setOpened('boards') : undefined
            }
            onNotices={() => props.openAddress(href('/notice', undefined, { type: 'notice' }))}
            onFeedback={() => setOpened('feedback')}
            onHelp={help}
            onAbout={() => setOpened('about')}
            unsentReports={() => unsentReportsOf(user?.id ?? '')}
            onSignOut={() => session.signOut()}
          />
        }
      />
      <ApplicationDrawer
        open={opened === 'applications'}
        onClose={close}
        applications={applications}
      />
      <OpenedDialog opened={opened} platform={name} onClose={close} />
    </>
  );
}

export default memo(TopBar);

/** Where store, help and personal page are: elsewhere where the platform says so, else here; there is no store here. */
function waysOf(platform: Platform | undefined, openAddress: OpenAddress, showHelp: () => void) {
  const outside = (url: string) => () => openOutside(url, true);
  const { hasStore, storeUrl, helpUrl, personalCentreUrl } = platform ?? {};
  return {
    store: hasStore && storeUrl !== undefined ? outside(storeUrl) : undefined,
    help: helpUrl === undefined ? showHelp : outside(helpUrl),
    centre:
      personalCentreUrl === undefined ? () => openAddress(href('/me')) : outside(personalCentreUrl),
  };
}

function standing(snapshot: SessionSnapshot) {
  const { user, company, companies, applications, permissions, unsavedTabs } = snapshot;
  const unsaved = unsavedTabs.length > 0;
  return { user, company, companies, applications, permissions, unsaved };
}

function FeedbackHere({ onClose }: { readonly onClose: () => void }) {
  const [path] = useLocation();
  return <FeedbackDialog path={path} onClose={onClose} />;
}

interface OpenedDialogProps {
  readonly opened: Opened | undefined;
  /** What the product is called here. */
  readonly platform: string;
  readonly onClose: () => void;
}

function OpenedDialog({ opened, platform, onClose }: OpenedDialogProps) {
  return (
    <Suspense>
      {opened === 'feedback' && <FeedbackHere onClose={onClose} />}
      {opened === 'help' && <HelpDrawer onClose={onClose} />}
      {opened === 'about' && <AboutDialog platform={platform} onClose={onClose} />}
      {opened === 'boards' && <BoardDevices onClose={onClose} />}
      {opened === 'security' && <SecurityLog onClose={onClose} />}
    </Suspense>
  );
}

/** Reports of work that the server has not counted; what knows them comes in its own file. */
async function unsentReportsOf(userId: string): Promise<number> {
  const { unsentReports } = await import('../../features/mobile/queue/unsent-reports.ts');
  return unsentReports(userId);
}
