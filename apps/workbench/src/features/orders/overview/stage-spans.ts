import type { OrderProgress } from '@garment-mes/sdk/mes2';

type StageDay = OrderProgress['days'][number];

/** First and last day that something of a stage happens. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** From when to when each stage has pieces, by stage; a stage without any is left out. */
export function stageSpans(
  days: readonly StageDay[],
): ReadonlyMap<StageDay['stage'], DaySpan> {
  const spans = new Map<StageDay['stage'], DaySpan>();
  for (const { stage, workDate, num } of days) {
    if (num <= 0) continue;
    const { from, to } = spans.get(stage) ?? { from: workDate, to: workDate };
    spans.set(stage, {
      from: workDate < from ? workDate : from,
      to: workDate > to ? workDate : to,
    });
  }
  return spans;
}

/** A span in few words: month and day, once where it is a single one. */
export const spanText = ({ from, to }: DaySpan): string =>
  from === to ? from.slice(5) : `${from.slice(5)} – ${to.slice(5)}`;
