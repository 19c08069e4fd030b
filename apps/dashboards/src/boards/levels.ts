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

/** Right the first time: what grade A and grade B ask of a day, percent. */
export function yieldLevel(fpyPct: string | null): Level | undefined {
  if (fpyPct === null) return undefined;
  if (Number(fpyPct) >= 97) return 'ok';
  return Number(fpyPct) >= 94 ? 'warn' : 'bad';
}

/** Percent of efficiency from which a line is neither bad nor good, and good. */
export function efficiencyLevel(effPct: string | null): Level | undefined {
  if (effPct === null) return undefined;
  if (Number(effPct) >= 65) return 'ok';
  return Number(effPct) >= 50 ? 'warn' : 'bad';
}
