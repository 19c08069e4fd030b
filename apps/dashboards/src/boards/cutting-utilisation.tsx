import type { CuttingRoomUtilisation } from '@garment-mes/sdk/mes2';
import { useText } from '../frame/language.tsx';
import { Lines } from '../widgets/charts.tsx';

/** What spreading is planned to use of the fabric that leaves the store, percent. */
const PLAN_PERCENT = 97;

const figure = (value: string | null): number | undefined =>
  value === null ? undefined : Number(value);

/** How well fabric was used, day by day. */
export function CuttingUtilisation({ days }: { days: readonly CuttingRoomUtilisation[] }) {
  const write = useText();
  if (days.every(({ spreadUtilPct }) => spreadUtilPct === null))
    return <p className="quiet">{write('noData')}</p>;
  return (
    <Lines
      label={write('months')}
      plan={{ value: PLAN_PERCENT, label: write('planPercent', { percent: PLAN_PERCENT }) }}
      lines={[
        { name: write('spreadUtil'), values: days.map((day) => figure(day.spreadUtilPct)) },
        { name: write('materialUtil'), values: days.map((day) => figure(day.materialUtilPct)) },
      ]}
    />
  );
}
