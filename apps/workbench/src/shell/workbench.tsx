import type { Client } from '@garment-mes/sdk';
import type { SessionSnapshot } from '@garment-mes/session-machine';
import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import { Button, ErrorBoundary, ErrorState, Spinner } from '@garment-mes/ui';
import { Building2 } from 'lucide-react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { Connectivity } from '../connectivity.ts';
import type { LiveTopics } from '../live-topics.ts';
import type { HostOptions } from '../mount.tsx';
import { useWindowErrors } from './about/use-window-errors.ts';
import { SessionNotices } from './connection/session-notices.tsx';
import { Frame } from './frame.tsx';
import { MessagePage } from './pages/message-page.tsx';
import { PageFailure } from './pages/page-failure.tsx';
import { RefusedPage } from './pages/refused-page.tsx';
import { ReplacedPage } from './pages/replaced-page.tsx';
import styles from './workbench.module.css';

export interface WorkbenchProps {
  readonly client: Client;
  readonly topics: LiveTopics;
  readonly connectivity: Connectivity;
  readonly host: HostOptions;
}

/** The frame once somebody is signed in and a company is known; until then, how far that is. */
export function Workbench(props: WorkbenchProps) {
  useWindowErrors();
  return (
    <>
      <SessionNotices topics={props.topics} />
      {/* The last one: what breaks outside of a page, such as a part of the frame that is missing. */}
      <ErrorBoundary fallback={(error, retry) => <PageFailure error={error} onRetry={retry} />}>
        <Standing {...props} />
      </ErrorBoundary>
    </>
  );
}

function Standing(props: WorkbenchProps) {
  const t = useText();
  const session = useSessionActions();
  const { status, companyStatus, company, error, user } = useSession(signIn);

  if (status === 'refused') return <RefusedPage />;
  if (status === 'replaced') return <ReplacedPage />;
  if (status === 'failed' || companyStatus === 'failed')
    return (
      <ErrorState title={t('登录信息加载失败')} onRetry={() => session.retry()}>
        {failureText(error)}
      </ErrorState>
    );
  if (status === 'signed-in' && companyStatus === 'none')
    return (
      <MessagePage
        icon={Building2}
        title={t('您还没有加入公司')}
        actions={
          <>
            <Button variant="primary" onClick={() => session.retry()}>
              {t('刷新')}
            </Button>
            <Button onClick={() => void session.signOut()}>{t('退出登录')}</Button>
          </>
        }
      >
        {t('请公司管理员用您的登录名“{username}”邀请您；在另一家公司注销或离职后也会这样。', {
          username: user?.username ?? '',
        })}
      </MessagePage>
    );
  if (status === 'signed-in' && user !== undefined && company !== undefined)
    return <Frame {...props} user={user} company={company} />;
  return (
    <div className={styles.waiting} aria-busy="true">
      <Spinner />
      <span>{status === 'signed-out' ? t('正在前往登录页') : t('加载中')}</span>
    </div>
  );
}

const signIn = ({ status, companyStatus, company, error, user }: SessionSnapshot) => ({
  status,
  companyStatus,
  company,
  error,
  user,
});
