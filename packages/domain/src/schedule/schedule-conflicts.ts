import type { Bilingual } from '../refusals/refusals.ts';
import { addDays, daysBetween } from '../time/calendar.ts';
import { isWorkday } from './back-schedule.ts';
import type { BarOverlap } from './chain-line.ts';
import type { ShiftOf } from './end-date.ts';

/** Bits of a schedule's conflict flag. */
export const ScheduleConflict = {
  /** It ends after the sewing stage of the order's plan. */
  late: 1,
  /** It begins before the cut pieces are there. */
  early: 2,
  /** A day of the line is planned above its capacity. */
  overload: 4,
  /** It overlaps a bar that does not move. */
  overlap: 8,
} as const;

export interface ConflictFacts {
  readonly startDate: string;
  readonly endDate: string;
  /** Last day of the sewing stage, if it is planned. */
  readonly latestSewing?: string | undefined;
  /** Day the cut pieces are complete, if it is known. */
  readonly cutReadyDate?: string | undefined;
  /** Days of the bar on which the line is loaded above 100 %, with the load. */
  readonly overloads: readonly { readonly workDate: string; readonly loadPct: string }[];
  readonly overlap?: BarOverlap | undefined;
}

export interface ScheduleConflicts {
  readonly flag: number;
  readonly texts: readonly Bilingual[];
}

/** What is wrong with where a schedule lies, as bits and as sentences. */
export function scheduleConflicts(facts: ConflictFacts, shiftOf: ShiftOf): ScheduleConflicts {
  const found = [late(facts, shiftOf), early(facts), overload(facts), overlap(facts)].filter(
    (conflict) => conflict !== undefined,
  );
  return {
    flag: found.reduce((bits, { bit }) => bits | bit, 0),
    texts: found.map(({ text }) => text),
  };
}

interface Conflict {
  readonly bit: number;
  readonly text: Bilingual;
}

function late({ endDate, latestSewing }: ConflictFacts, shiftOf: ShiftOf): Conflict | undefined {
  const end = endDate.slice(0, 10);
  if (latestSewing === undefined || end <= latestSewing) return undefined;
  const days = Array.from({ length: daysBetween(latestSewing, end) }, (_, at) =>
    addDays(latestSewing, at + 1),
  ).filter((date) => isWorkday(date, shiftOf)).length;
  return {
    bit: ScheduleConflict.late,
    text: {
      zh: `缝制晚于最迟${latestSewing}，晚${days}个工作日`,
      en: `Sewing ends ${days} working days after ${latestSewing}`,
    },
  };
}

const early = ({ startDate, cutReadyDate }: ConflictFacts): Conflict | undefined =>
  cutReadyDate !== undefined && startDate.slice(0, 10) < cutReadyDate
    ? {
        bit: ScheduleConflict.early,
        text: {
          zh: `早于裁片齐套${cutReadyDate}`,
          en: `Begins before the cut pieces are complete on ${cutReadyDate}`,
        },
      }
    : undefined;

function overload({ overloads }: ConflictFacts): Conflict | undefined {
  const [worst] = [...overloads].sort((a, b) => Number(b.loadPct) - Number(a.loadPct));
  return worst
    ? {
        bit: ScheduleConflict.overload,
        text: {
          zh: `${worst.workDate}负荷${worst.loadPct}%`,
          en: `Load of ${worst.loadPct} % on ${worst.workDate}`,
        },
      }
    : undefined;
}

function overlap({ overlap: found }: ConflictFacts): Conflict | undefined {
  if (found === undefined) return undefined;
  const { scheduleNo, minutes } = found;
  const other = kindOf(found);
  return {
    bit: ScheduleConflict.overlap,
    text: {
      zh: `与${other.zh}排程${scheduleNo}重叠${minutes}分钟`,
      en: `Overlaps the ${other.en}schedule ${scheduleNo} by ${minutes} min`,
    },
  };
}

function kindOf({ isStarted, isFixed }: BarOverlap): Bilingual {
  if (isStarted) return { zh: '在产', en: 'running ' };
  return isFixed ? { zh: '锁定', en: 'locked ' } : { zh: '', en: '' };
}
