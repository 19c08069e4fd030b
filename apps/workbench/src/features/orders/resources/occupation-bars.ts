import type { ResourceOccupation } from '@garment-mes/sdk/mes2';

type Time = Pick<ResourceOccupation, 'fromDate' | 'toDate'>;

/** From the first moment anything is reserved to the last, in milliseconds of one clock. */
export interface OccupationSpan {
  readonly from: number;
  readonly to: number;
}

const at = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);

export const spanOfOccupations = (rows: readonly Time[]): OccupationSpan => ({
  from: Math.min(...rows.map(({ fromDate }) => at(fromDate))),
  to: Math.max(...rows.map(({ toDate }) => at(toDate))),
});

/** Position of a bar on its track, in percent; one so short that nobody would see it is 1 % wide. */
export function barOf({ fromDate, toDate }: Time, { from, to }: OccupationSpan) {
  const whole = Math.max(1, to - from);
  const percent = (ms: number) => `${Math.round((ms / whole) * 1_000) / 10}%`;
  return {
    insetInlineStart: percent(at(fromDate) - from),
    width: percent(Math.max(whole / 100, at(toDate) - at(fromDate))),
  };
}
