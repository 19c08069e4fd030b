import { useSession } from '@garment-mes/session-machine/react';
import { ErrorState } from '@garment-mes/ui';
import { useCallback, useEffect, useState } from 'react';
import { useRouter } from 'wouter';
import { useText } from '#app/i18n.ts';
import { deployedBuild, runningBuild } from '../about/deployed-build.ts';
import { isReloading, reloadPage } from './reload-page.ts';

interface PageFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What browsers say when a file of the application does not arrive; after an update it is gone. */
const MISSING_FILE = /dynamically imported module|module script failed|preload CSS/i;

/** A page that broke: its tab shows the failure, the others work on. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const t = useText();
  const message = error instanceof Error ? error.message : '';
  if (MISSING_FILE.test(message)) return <MissingFile />;
  return (
    <ErrorState title={t('页面出错了')} onRetry={onRetry}>
      {message}
    </ErrorState>
  );
}

const RELOADED = 'workbench.reloaded-for';

/** Whether the page was reloaded already because a file of this build was missing. */
function reloadedBefore(): boolean {
  try {
    const build = runningBuild() ?? '';
    const before = sessionStorage.getItem(RELOADED) === build;
    sessionStorage.setItem(RELOADED, build);
    return before;
  } catch {
    // Nobody can remember it: reloading by itself might never end.
    return true;
  }
}

/**
 * Reloads a page without unsaved input, once in a build; otherwise the person decides. Nothing is
 * reloaded while the server is away: the browser would show a page of its own instead.
 */
function MissingFile() {
  const t = useText();
  const router = useRouter();
  const home = router.hrefs(`${router.base}/`, router);
  const unsaved = useSession(({ unsavedTabs }) => unsavedTabs.length > 0);
  const [away, setAway] = useState(false);

  const reload = useCallback(
    async (wanted: () => boolean) => {
      try {
        await deployedBuild(home);
      } catch {
        setAway(true);
        return;
      }
      setAway(false);
      if (wanted()) reloadPage();
    },
    [home],
  );
  useEffect(() => {
    if (!unsaved) void reload(() => !isReloading() && !reloadedBefore());
  }, [reload, unsaved]);

  const reason = unsaved
    ? t('系统可能刚刚更新。未保存的内容会保留，刷新后可恢复。')
    : t('系统可能刚刚更新，刷新后即可继续。');
  return (
    <ErrorState title={t('页面加载失败，请刷新重试')} onRetry={() => void reload(() => true)}>
      {away ? t('请检查网络设置') : reason}
    </ErrorState>
  );
}
