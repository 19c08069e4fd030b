import { type Sql, sql } from '../../database/engine.ts';
import type { FloorSettings } from '../settings/public.ts';

/** A row that belongs to a day: the column with the day, and when the days of its company begin. */
interface DatedRow {
  readonly workDate: Sql;
  readonly dayCutoff: FloorSettings['dayCutoff'];
}

/** Clock time at which the day of a row begins. */
const cutoffOf = ({ workDate, dayCutoff }: DatedRow): Sql =>
  dayCutoff.reduce(
    (held, { from, clock }, at) =>
      at === 0
        ? sql`${clock}::time`
        : sql`case when ${workDate} >= ${from}::date then ${clock}::time else ${held} end`,
    sql`'00:00'::time`,
  );

/** Seconds from the midnight a factory day begins behind to a clock time of it; before the cutoff is its night. */
export const secondOfClock = (
  clock: Sql,
  row: DatedRow,
): Sql => sql`(extract(epoch from ${clock}::time)::int
  + case when ${clock}::time < ${cutoffOf(row)} then 86400 else 0 end)`;

/** Where a window ends in its factory day, in the same seconds: behind its beginning. */
export const endOfWindow = (
  from: Sql,
  to: Sql,
  row: DatedRow,
): Sql => sql`(${secondOfClock(to, row)}
  + case when ${secondOfClock(to, row)} <= ${secondOfClock(from, row)} then 86400 else 0 end)`;

/** Seconds of a factory day that are over at a moment, by the clock of the company. */
export const secondsInto = (workDate: Sql, moment: Date): Sql =>
  sql`extract(epoch from ${moment}::timestamptz::timestamp - ${workDate})::int`;
