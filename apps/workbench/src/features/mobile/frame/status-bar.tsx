import { useText } from '#app/i18n.ts';
import { MANY_WAITING } from '../queue/queued-scan.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import styles from './frame.module.css';

interface StatusBarProps {
  readonly queue: ReturnType<typeof useScanQueue>;
  /** Codes whose turn comes when the open question is answered. */
  readonly queuedCodes: number;
}

/** Whether reports get through, and how many wait. */
export function StatusBar({ queue, queuedCodes }: StatusBarProps) {
  const t = useText();
  const { counts, isRead, isOnline, broken } = queue;
  const { waiting, sending, onTheWay, failed, failedElsewhere, foreign, foreignCompany } = counts;
  const state =
    failed + failedElsewhere > 0 ? 'bad' : !isOnline || waiting >= MANY_WAITING ? 'warn' : 'ok';
  const words = [
    isOnline ? t('在线') : t('离线'),
    !isRead && t('正在读取待传'),
    waiting > 0 &&
      (sending && isOnline
        ? t('上传中 {sending}/{count}', { sending: onTheWay, count: waiting })
        : t('待传 {count}', { count: waiting })),
    failed > 0 && t('失败 {count}', { count: failed }),
    failedElsewhere > 0 && t('其他手机页失败 {count}', { count: failedElsewhere }),
    queuedCodes > 0 && t('还有 {count} 个码等着', { count: queuedCodes }),
    foreign > 0 &&
      (foreignCompany === undefined
        ? t('{count}条属于别的账号，请用那个账号登录后上传', { count: foreign })
        : t('{count}条属于 {company}，请切换公司后上传', {
            count: foreign,
            company: foreignCompany,
          })),
    broken && t('本机存储不可用，请勿关闭页面'),
  ].filter((word) => word !== false);
  return (
    <output className={styles.status} data-state={state}>
      {words.join(' · ')}
    </output>
  );
}
