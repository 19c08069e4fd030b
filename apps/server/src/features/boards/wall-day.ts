import { DomainError } from '@garment-mes/domain/refusals';
import type { PastShift, ShiftOf } from '@garment-mes/domain/schedule';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { calendarReader, restingShift } from '../calendar/public.ts';
import { type FloorSettings, floorSettings, today } from '../settings/public.ts';
import { type BoardScope, ofFactory } from './board-scope.ts';
import { factoryName } from './typed-figures.sql.ts';

/** Which day of which factory is asked for; without a day the one that runs, or the last one worked. */
interface Asked {
  readonly factoryId?: string | null | undefined;
  readonly workDate?: string | undefined;
}

/** The room a wall board is about. */
export interface Room {
  /** Kinds of lines whose calendar says when the room works, the deciding kind first. */
  readonly lineTypes: readonly number[];
  /** Whether the room has figures on a day. */
  readonly hasWork: (companyId: string, scope: BoardScope) => Sql;
}

/** The day a wall board shows. */
export interface WallDay {
  readonly asOf: string;
  readonly scope: BoardScope;
  /** The day and factory of what stands there now, whatever day has the figures. */
  readonly now: BoardScope;
  readonly running: string;
  readonly settings: FloorSettings;
  readonly factoryName: string | null;
  readonly lastShift: PastShift | null;
  /** The shifts of the room; undefined where no line of it has a calendar. */
  readonly shiftOf: ShiftOf | undefined;
}

/**
 * The day of a wall board: the running one, or while nobody works the last one that was worked.
 *
 * @throws {DomainError} `factory-unknown` for a factory that is not the company's
 */
export async function wallDay(
  tx: Tx,
  call: Actor,
  { factoryId = null, workDate: asked }: Asked,
  room: Room,
): Promise<WallDay> {
  const settings = await floorSettings(tx, call);
  const running = today(call, settings);
  const now = { workDate: asked ?? running, factoryId };
  const { calendarId, hasWork } = await roomOn(tx, call, now, room);
  const lastShift =
    asked === undefined
      ? await restingShift(tx, call, { calendarId, workDate: running, hasWork })
      : null;
  const calendar = calendarId && (await calendarReader(tx, call.companyId)(calendarId));
  const scope = { workDate: asked ?? lastShift?.workDate ?? running, factoryId };
  const factory = await factoryName(tx, call, scope);
  if (factoryId !== null && factory === undefined) throw new DomainError('factory-unknown', {});
  return {
    asOf: clockText(call.now, call.scope.timeZone),
    ...{ scope, now, running, settings, lastShift },
    factoryName: factory?.name ?? null,
    shiftOf: calendar ? calendar.shiftOf : undefined,
  };
}

/** Whose calendar the room works by, and whether it has figures on a day. */
async function roomOn(tx: Tx, call: Actor, on: BoardScope, { lineTypes, hasWork }: Room) {
  const { companyId } = call;
  const found = await tx.one<{ calendarId: string | null; hasWork: boolean }>(sql`
    select
      (select l.calendar_id from mes2.line l
        join amc.department d on d.company_id = l.company_id and d.id = l.dept_id and d.del_flag = '0'
        where l.company_id = ${companyId} and l.line_type = any(${lineTypes}::int[]) and l.calendar_id is not null
          and l.del_flag = '0' ${ofFactory(on, sql`d`)}
        order by array_position(${lineTypes}::int[], l.line_type), d.sort, d.code limit 1) as calendar_id,
      exists (${hasWork(companyId, on)}) as has_work`);
  return { calendarId: found?.calendarId ?? undefined, hasWork: found?.hasWork === true };
}
