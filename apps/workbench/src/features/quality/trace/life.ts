import type { TraceEvent } from '@garment-mes/sdk/mes2';

/** Stages of a bundle in the order of its life: cut, bundled, printed, checked, delivered, scanned … */
export const STAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Stages a bundle need not have been through. */
const OPTIONAL: readonly number[] = [4];

/** Silence from which the timeline says how long a bundle lay still. */
const GAP_HOURS = 24;

const HOUR_MS = 3_600_000;

/** A line of the timeline. */
type LifeLine =
  | { readonly kind: 'day'; readonly workDate: string }
  | { readonly kind: 'event'; readonly event: TraceEvent; readonly no: number }
  /** Nothing happened for so many whole hours. */
  | { readonly kind: 'gap'; readonly hours: number; readonly no: number };

const at = (date: string): number => Date.parse(`${date.replace(' ', 'T')}Z`);

/** Events, oldest first, under their factory days, with the long waits between them. */
export function lifeLines(events: readonly TraceEvent[]): readonly LifeLine[] {
  const ordered = events.toSorted((a, b) => a.eventDate.localeCompare(b.eventDate));
  return ordered.flatMap((event, no): LifeLine[] => {
    const before = ordered[no - 1];
    const hours =
      before === undefined ? 0 : Math.floor((at(event.eventDate) - at(before.eventDate)) / HOUR_MS);
    return [
      ...(hours >= GAP_HOURS ? [{ kind: 'gap', hours, no } as const] : []),
      ...(before?.workDate === event.workDate
        ? []
        : [{ kind: 'day', workDate: event.workDate } as const]),
      { kind: 'event', event, no },
    ];
  });
}

/** Stages the bundle has not come to; a check it never needed is none of them. */
export const missingStages = (events: readonly TraceEvent[]): readonly number[] =>
  STAGES.filter(
    (stage) => !OPTIONAL.includes(stage) && !events.some((event) => event.stage === stage),
  );
