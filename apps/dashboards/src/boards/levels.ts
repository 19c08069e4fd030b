import type { CuttingRoomFigures } from '@garment-mes/sdk/mes2';
import type { Level } from '../widgets/key-figure.tsx';

/** Behind the share of the shift that is gone is amber, ten points behind is red. */
export function doneLevel({
  donePct,
  timePct,
}: Pick<CuttingRoomFigures, 'donePct' | 'timePct'>): Level | undefined {
  if (donePct === null || timePct === null) return undefined;
  const ahead = Number(donePct) - Number(timePct);
  if (ahead >= 0) return 'ok';
  return ahead > -10 ? 'warn' : 'bad';
}

/** Under a day and a half the lines run dry; above four days cut pieces lie around. */
export function stockLevel(days: string | null): Level | undefined {
  if (days === null) return undefined;
  if (Number(days) < 1.5) return 'bad';
  return Number(days) > 4 ? 'warn' : 'ok';
}
