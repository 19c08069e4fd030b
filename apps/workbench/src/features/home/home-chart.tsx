import { HomeChartKindLabels } from '@garment-mes/sdk/labels';
import type { HomeDay } from '@garment-mes/sdk/mes2';
import { Chart } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { labelOf, useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import styles from './home.module.css';
import { Panel } from './panel.tsx';

/** `11-28` of `2026-11-28`. */
const DAY = 5;

/** The one figure of the job over time. */
export function HomeChart({ day }: { readonly day: UseQueryResult<HomeDay, Error> }) {
  const t = useText();
  const chart = day.data?.chart;
  if (chart === null) return null;
  const points = chart?.points ?? [];
  const label = chart ? labelOf(HomeChartKindLabels[chart.kind]) : t('走势');
  return (
    <Panel
      title={label}
      queries={[day]}
      isEmpty={points.every(({ value }) => Number(value ?? 0) === 0)}
      empty={t('有了数据，这里是一张走势图。')}
      className={styles.chart}
    >
      <Chart
        label={label}
        height={200}
        chart={{
          kind: 'series',
          categories: points.map((point) => point.day.slice(DAY)),
          series: [
            {
              label,
              as: chart?.kind === 'dhu' ? 'line' : 'bar',
              values: points.map(({ value }) => (value === null ? null : Number(value))),
            },
          ],
        }}
      />
      {chart && !awaitsScreen(chart.link) && <TextLink to={chart.link}>{t('查看明细')}</TextLink>}
    </Panel>
  );
}
