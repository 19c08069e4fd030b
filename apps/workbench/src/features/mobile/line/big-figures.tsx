import { formatNumber } from '@garment-mes/domain/formats';
import type { SewingLineLive } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import styles from './line.module.css';

interface BigFiguresProps {
  readonly live: SewingLineLive;
  /** Pieces reported here that the server has not counted yet. */
  readonly waiting: number;
}

/** What is due, what is done and the difference, to be read from five metres. */
export function BigFigures({ live: { dueNum, actualNum }, waiting }: BigFiguresProps) {
  const t = useText();
  const actual = actualNum + waiting;
  const gap = actual - dueNum;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('应完成')}</dt>
        <dd>{formatNumber(dueNum)}</dd>
      </div>
      <div data-hollow={waiting > 0 || undefined}>
        <dt>
          {t('已完成')}
          {waiting > 0 && <small>{t('含待传 {num}', { num: waiting })}</small>}
        </dt>
        <dd>{formatNumber(actual)}</dd>
      </div>
      <div data-tone={gap < 0 ? 'bad' : 'ok'}>
        <dt>{t('差')}</dt>
        <dd>
          {gap > 0 ? '+' : ''}
          {formatNumber(gap)}
        </dd>
      </div>
    </dl>
  );
}
