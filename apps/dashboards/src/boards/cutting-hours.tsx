import type { CuttingRoomHour } from '@garment-mes/sdk/mes2';
import { useText } from '../frame/language.tsx';
import { Bars } from '../widgets/charts.tsx';

/** Pieces cut in each hour of the day beside what was planned for it. */
export function CuttingHours({ hours }: { hours: readonly CuttingRoomHour[] }) {
  const write = useText();
  return (
    <Bars
      label={write('hours')}
      bars={hours.map(({ hour, num, targetNum, isCurrent }) => ({
        label: String(hour).padStart(2, '0'),
        value: num,
        target: targetNum ?? undefined,
        isCurrent,
      }))}
    />
  );
}
