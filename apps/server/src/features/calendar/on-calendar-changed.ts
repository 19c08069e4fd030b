import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { LineProfile } from '../lines/public.ts';
import type { LineCalendar } from './line-calendar.ts';

/** A schedule that would end on another day. */
export type MovedSchedule = DataOf<'getCalendarImpact'>['schedules'][number];

/** What is planned by a calendar and has to follow when its days change. */
export interface OnCalendarChanged {
  /** Plans lines again, in the transaction that changes the calendar. */
  readonly planAgain: (
    services: Services,
    tx: Tx,
    actor: Actor,
    lineDeptIds: readonly string[],
  ) => Promise<unknown>;
  /** What would move if lines worked by another calendar; nothing is written. */
  readonly preview: (
    tx: Tx,
    actor: Actor,
    lines: readonly LineProfile[],
    calendar: LineCalendar,
  ) => Promise<readonly MovedSchedule[]>;
}
