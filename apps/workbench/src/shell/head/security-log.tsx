import { listSecurityLogs } from '@garment-mes/sdk/amc';
import { SecurityActionLabels } from '@garment-mes/sdk/labels';
import { Dialog, EmptyState, ErrorState, Skeleton, Tag } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import styles from './security-log.module.css';

const NEWEST = { pageNum: 1, pageSize: 50 } as const;

/** When and from where I signed in, and what else was done to my account. */
export default function SecurityLog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useOperation(listSecurityLogs, { query: NEWEST });
  return (
    <Dialog open onOpenChange={onClose} title={t('安全日志')} size={800}>
      {error !== null && data === undefined ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={6} />
      ) : data.list.length === 0 ? (
        <EmptyState />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('时间')}</th>
              <th>{t('操作')}</th>
              <th>IP</th>
              <th>{t('设备')}</th>
            </tr>
          </thead>
          <tbody>
            {data.list.map(({ id, action, ip, userAgent, createDate }) => (
              <tr key={id}>
                <td className={styles.time}>{createDate}</td>
                <td>
                  <Tag tone={SecurityActionLabels[action].tone} icon={null}>
                    {labelOf(SecurityActionLabels[action])}
                  </Tag>
                </td>
                <td>{ip ?? '–'}</td>
                <td className={styles.device}>{userAgent ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
