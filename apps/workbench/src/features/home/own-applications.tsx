import { listUserApplications } from '@garment-mes/sdk/amc';
import { Avatar, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from './home.module.css';

const ALL = { query: { pageNum: 1, pageSize: 100, status: 0 } } as const;

/** My applications, where no company is behind the page. */
export function OwnApplications() {
  const t = useText();
  const { data, error, refetch } = useOperation(listUserApplications, ALL);
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.list.length === 0) return <EmptyState />;
  return (
    <ul className={styles.cards} aria-label={t('应用')}>
      {data.list.map(({ id, name, url, avatar }) => (
        <li key={id}>
          <a className={styles.application} {...(url ? { href: url } : { 'aria-disabled': true })}>
            <Avatar aria-hidden name={name} src={avatar ?? undefined} size={48} />
            <span>{name}</span>
            {!url && <span className={styles.note}>{t('该应用还未配置跳转地址')}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
