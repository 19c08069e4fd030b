import { PATROL_SAMPLE, patrolRoundDue, Recheck } from '@garment-mes/domain/quality';
import { DomainError } from '@garment-mes/domain/refusals';
import { cutoffOn, shiftShare } from '@garment-mes/domain/time';
import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { floorSettings, today } from '../settings/public.ts';
import { lastRound, lineOf, type Patrol, patrolOf, stationsOf, walkerOf } from './patrol.sql.ts';

/** What names a patrol: its id, or its line with the day and the round where they are not today's and the one due. */
export interface PatrolAsked {
  readonly id?: string | undefined;
  readonly lineDeptId?: string | undefined;
  readonly workDate?: string | undefined;
  readonly round?: number | undefined;
}

/**
 * One patrol; or the round of a line that is due, today's with the stations that are still to be looked at.
 *
 * @throws {DomainError} `record-missing`, or `required` where neither a patrol nor a line is named
 */
export async function patrolAsked(
  services: Services,
  tx: Tx,
  actor: Actor,
  asked: PatrolAsked,
): Promise<Patrol> {
  const { id, lineDeptId } = asked;
  if (id !== undefined) return requirePatrol(tx, actor, id);
  if (lineDeptId === undefined) throw new DomainError('required', { field: '产线' });
  const line = await lineOf(tx, actor, lineDeptId);
  if (!line) throw new DomainError('record-missing', { what: '产线' });
  const settings = await floorSettings(tx, actor);
  const day = today(actor, settings);
  const workDate = asked.workDate ?? day;
  const on = { lineDeptId, workDate };
  const round = asked.round ?? (await roundOf(services, tx, actor, on, workDate === day));
  const walked = await walkerOf(tx, actor, { ...on, round });
  const stations = await stationsOf(tx, actor, on);
  if (walked) {
    const patrol = await requirePatrol(tx, actor, walked.id);
    return workDate === day ? { ...patrol, lines: onTheWay(patrol.lines, stations) } : patrol;
  }
  return {
    id: null,
    ...on,
    lineDeptName: line.name,
    round,
    inspectorId: actor.employee?.id ?? null,
    inspectorName: actor.employee?.name ?? null,
    isMine: true,
    score: null,
    lines: stations.map(unseen),
    version: 0,
  };
}

type Seat = Awaited<ReturnType<typeof stationsOf>>[number];

/** A station that nobody has looked at. */
const unseen = (seat: Seat): Patrol['lines'][number] => ({
  ...seat,
  id: null,
  sampleNum: PATROL_SAMPLE,
  defectNum: 0,
  light: null,
  recheck: Recheck.none,
  bads: [],
});

/** The stations of a round that is being walked, those to come among those that were seen, as they stand on the line. */
function onTheWay(seen: Patrol['lines'], seats: readonly Seat[]): Patrol['lines'] {
  const keyOf = ({ orderProcessId, employeeId }: Seat) => `${orderProcessId}/${employeeId}`;
  const found = new Map(seen.map((line) => [keyOf(line), line]));
  const seated = seats.map((seat) => found.get(keyOf(seat)) ?? unseen(seat));
  return [...seated, ...seen.filter((line) => !seated.includes(line))];
}

/** The round that is due today; of another day the last one that was walked. */
async function roundOf(
  services: Services,
  tx: Tx,
  actor: Actor,
  on: { readonly lineDeptId: string; readonly workDate: string },
  isToday: boolean,
): Promise<number> {
  if (!isToday) return (await lastRound(tx, actor, on)) ?? 1;
  const { dayCutoff, shiftSegments } = await floorSettings(tx, actor);
  const clock = clockText(actor.now, actor.scope.timeZone).slice(11, 16);
  const share = shiftShare(clock, { shiftSegments, dayCutoff: cutoffOn(dayCutoff, on.workDate) });
  return patrolRoundDue(share, Number(await services.settings(tx, 'patrolRounds')));
}

export async function requirePatrol(tx: Tx, actor: Actor, id: string): Promise<Patrol> {
  const patrol = await patrolOf(tx, actor, id);
  if (!patrol) throw new DomainError('record-missing', { what: { zh: '巡检', en: 'Patrol' } });
  return patrol;
}
