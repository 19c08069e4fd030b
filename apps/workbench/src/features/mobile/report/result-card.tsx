import { formatMoney } from '@garment-mes/domain/formats';
import { Check, CircleX, Clock } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import frame from '../frame/frame.module.css';
import type { QueuedScan } from '../queue/queued-scan.ts';
import styles from './report.module.css';

/** The last report, large: what was counted, whether it arrived, and the day so far. */
export function ResultCard({ entry }: { readonly entry: QueuedScan | undefined }) {
  const t = useText();
  if (entry === undefined)
    return <div className={styles.waiting}>{t('请扫扎号、工票、工卡或机台')}</div>;
  const { words, state, outcome } = entry;
  const partly = outcome !== undefined && outcome.doneNum < outcome.toDo;
  return (
    <div className={styles.card} data-state={state}>
      <div className={styles.bundle}>
        {words.bundle} {words.colorName} {words.sizeName}
      </div>
      <div className={styles.done}>
        {words.process} <b>{t('{num}件', { num: words.num })}</b>
        {state === 'ok' && <Check aria-label={t('已报')} />}
        {(state === 'queued' || state === 'sending') && <Clock aria-label={t('待传')} />}
        {(state === 'refused' || state === 'locked') && <CircleX aria-label={t('被拒绝')} />}
      </div>
      {partly && (
        <div className={styles.line}>
          {t('{done}/{num} 剩{left}', {
            done: outcome.doneNum,
            num: outcome.toDo,
            left: outcome.toDo - outcome.doneNum,
          })}
        </div>
      )}
      {outcome?.warning && <div className={frame.warning}>{outcome.warning}</div>}
      {outcome && (
        <div className={styles.line}>
          {t('今日 {num}件', { num: outcome.dayNum })}
          {outcome.dayAmount !== undefined && ` ¥${formatMoney(outcome.dayAmount)}`}
        </div>
      )}
    </div>
  );
}
