import type { OrderProgress } from '@garment-mes/sdk/mes2';

type StageDay = OrderProgress['days'][number];

/** First and last day that something of a stage happens. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** From when to when each stage has pieces, by stage; a stage without any is left out. */
export function stageSpans(rows: readonly StageDay[]): ReadonlyMap<StageDay['stage'], DaySpan> {
  const spans = new Map<StageDay['stage'], DaySpan>();
  for (const { stage, workDate, num } of rows) {
    if (num <= 0) continue;
    const known = spans.get(stage);
    // Days are texts that sort as they are.
    const days = [workDate, known?.from ?? workDate, known?.to ?? workDate].toSorted();
    spans.set(stage, { from: days[0] ?? workDate, to: days[2] ?? workDate });
  }
  return spans;
}

/** A span in few words: month and day, once where it is a single one. */
export const spanText = ({ from, to }: DaySpan): string =>
  from === to ? from.slice(5) : `${from.slice(5)} – ${to.slice(5)}`;
