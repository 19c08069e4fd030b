import { DomainError } from '@garment-mes/domain/refusals';
import { afterWorkMinutes, nextWorkMinute, workMinutes } from '@garment-mes/domain/schedule';
import type { LineCalendar } from '../../calendar/public.ts';
import type { StoredBar } from '../line/line-bars.sql.ts';
import type { Place } from './place-schedule.ts';

/** Where a bar lies once it was put somewhere, before its line is computed: the same to be shown and to be saved. */
export interface Put {
  readonly startDate: string;
  /** End of a locked bar; its start where the plan is to give it one. Of a bar that is not locked it says nothing. */
  readonly endDate: string;
  /** Notes for the planner, such as a start moved off a holiday. */
  readonly texts: readonly { readonly zh: string; readonly en: string }[];
}

type Before = Pick<StoredBar, 'lineDeptId' | 'startDate' | 'endDate' | 'isFixed'>;

export const isElsewhere = (before: Before, place: Place): boolean =>
  place.lineDeptId !== before.lineDeptId || place.startDate !== before.startDate;

/**
 * A bar that moves begins in working time. A locked one ends where it was given an end; one that was locked before
 * keeps its end, or its working minutes when it moves; one that is locked now ends where its plan ends.
 *
 * @param before `undefined` for a new bar
 * @throws {DomainError} `schedule-end-before-start` for an end that was typed
 */
export function putAt(before: Before | undefined, place: Place, calendar: LineCalendar): Put {
  const moves = before === undefined || isElsewhere(before, place);
  const { startDate, texts } = moves
    ? snap(place.startDate, calendar)
    : { startDate: place.startDate, texts: [] };
  if (place.isFixed === 0) {
    const end = before?.endDate ?? startDate;
    return { startDate, texts, endDate: end > startDate ? end : startDate };
  }
  if (place.endDate !== undefined) {
    if (place.endDate <= startDate)
      throw new DomainError('schedule-end-before-start', { start: startDate.slice(0, 16) });
    return { startDate, texts, endDate: place.endDate };
  }
  if (before === undefined || before.isFixed === 0) return { startDate, texts, endDate: startDate };
  if (!moves) return { startDate, texts, endDate: before.endDate };
  const { shiftOf } = calendar;
  const length = workMinutes(before.startDate, before.endDate, shiftOf);
  return { startDate, texts, endDate: afterWorkMinutes(startDate, length, shiftOf) };
}

/** A start outside working time moves to the next working minute, and the planner reads why. */
function snap(wanted: string, { shiftOf, dayOf }: LineCalendar): Pick<Put, 'startDate' | 'texts'> {
  const startDate = nextWorkMinute(wanted, shiftOf);
  const date = wanted.slice(0, 10);
  if (startDate.slice(0, 10) === date) return { startDate, texts: [] };
  const kind = DAY_NAMES[dayOf(date).dayType];
  const to = startDate.slice(0, 16);
  return {
    startDate,
    texts: [
      { zh: `${date}为${kind?.zh}，已移到${to}`, en: `${date} is ${kind?.en}: moved to ${to}` },
    ],
  };
}

const DAY_NAMES: Readonly<Record<number, { zh: string; en: string }>> = {
  1: { zh: '下班时间', en: 'after working hours' },
  2: { zh: '休息日', en: 'a rest day' },
  3: { zh: '法定假日', en: 'a public holiday' },
  4: { zh: '下班时间', en: 'after working hours' },
};
