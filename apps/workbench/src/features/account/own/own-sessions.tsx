import { endOwnSessions, listOwnSessions, type OwnSession } from '@garment-mes/sdk/amc';
import { Button, ErrorState, Skeleton, Tag, useConfirm } from '@garment-mes/ui';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { deviceName } from './device-name.ts';
import styles from './own.module.css';

/** Where I am signed in; what I do not recognise I end. */
export function OwnSessions() {
  const t = useText();
  const { data, error, refetch } = useOperation(listOwnSessions, {});
  const end = useAction(endOwnSessions, { ok: t('已结束'), onDone: () => void refetch() });
  const { ask, dialog } = useConfirm();
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={3} />;

  const named = ({ userAgent }: OwnSession) => deviceName(userAgent) ?? t('未知设备');
  const askToEnd = (one?: OwnSession) =>
    ask({
      title: one ? t('结束登录') : t('结束其他全部登录'),
      text: one
        ? t('{device} 会立即退出，没有保存的内容会丢失。', { device: named(one) })
        : t('除本机外的设备都会立即退出，没有保存的内容会丢失。'),
      confirmLabel: t('结束'),
      danger: true,
      onConfirm: () => end.run({ query: one ? { id: one.id } : {} }),
    });
  const others = data.filter(({ isThis }) => !isThis);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('设备')}</th>
            <th>{t('地址')}</th>
            <th>{t('登录时间')}</th>
            <th>{t('最近使用')}</th>
            <th className={styles.act}>
              {others.length > 0 && (
                <Button size="small" onClick={() => askToEnd()} disabled={end.pending}>
                  {t('结束其他全部登录')}
                </Button>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <tr key={one.id}>
              <td title={one.userAgent ?? undefined}>{named(one)}</td>
              <td>{one.ip ?? '–'}</td>
              <td>{one.createDate}</td>
              <td>{one.lastDate}</td>
              <td className={styles.act}>
                {one.isThis ? (
                  <Tag tone="accent">{t('本机')}</Tag>
                ) : (
                  <Button
                    size="small"
                    aria-label={t('结束 {device}', { device: named(one) })}
                    onClick={() => askToEnd(one)}
                    disabled={end.pending}
                  >
                    {t('结束')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {dialog}
    </>
  );
}
