import { formatFixed, formatNumber, formatPercent } from '@garment-mes/domain/formats';
import type { SewingLineLive } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { PriorityLegend } from '#garment/priority-legend.tsx';
import styles from './line.module.css';

/** Checks of the day, what is on the line and who is there; below, what the colours of priority mean. */
export function QualityStrip({ live }: { readonly live: SewingLineLive }) {
  const t = useText();
  const facts: readonly (readonly [string, string])[] = [
    [t('当日检'), formatNumber(live.checkNum)],
    ['FPY', formatPercent(live.fpyPct)],
    ['DHU', formatFixed(live.dhu, 2)],
    [t('前三疵点'), live.topBads === '' ? '–' : live.topBads],
    [t('在制'), t('{num}件', { num: formatNumber(live.wipNum) })],
    [t('在制天数'), formatFixed(live.wipDays, 1)],
    [t('出勤'), `${live.presentNum}/${live.rollNum}`],
  ];
  return (
    <>
      <dl className={styles.quality}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.legend}>
        <PriorityLegend levels={live.priorities} />
      </div>
    </>
  );
}
