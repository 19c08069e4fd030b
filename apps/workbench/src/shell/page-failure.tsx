import { ErrorState } from '@garment-mes/ui';
import { useText } from '#kit/i18n.ts';

interface PageFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What browsers say when a file of the application does not arrive; after an update it is gone. */
const MISSING_FILE = /dynamically imported module|module script failed|preload CSS/i;

/** A page that broke: its tab says so, the others go on. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const t = useText();
  const message = error instanceof Error ? error.message : '';
  if (MISSING_FILE.test(message))
    return (
      <ErrorState title={t('页面加载失败，请刷新重试')} onRetry={() => location.reload()}>
        {t('系统可能刚刚更新，刷新后即可继续。')}
      </ErrorState>
    );
  return (
    <ErrorState title={t('页面出错了')} onRetry={onRetry}>
      {message}
    </ErrorState>
  );
}
