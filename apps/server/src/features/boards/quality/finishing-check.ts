import {
  cutoffOn,
  minuteOfDay,
  minutesBetween,
  type ShiftSettings,
  shiftSegments,
} from '@garment-mes/domain/time';
import type { Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Call } from '../../../operations.ts';
import { shownFigure, typedByHand, typedFigures } from '../typed-figures.sql.ts';
import { type Room, wallDay } from '../wall-day.ts';
import * as rows from './finishing-check.sql.ts';
import { type CheckScope, FINISHING_CHECKS, hasChecks } from './first-checks.sql.ts';

type Board = DataOf<'getFinishingCheckBoard'>;

const SEWING = 2;
const FINISHING = 3;
const ROOM: Room = { lineTypes: [FINISHING, SEWING], hasWork: hasChecks(FINISHING_CHECKS) };

/** Minutes of the shift without a record after which a station is silent. */
const SILENT_MIN = 20;

/** The room of the checks after finishing, in one answer. */
export async function finishingCheckBoard(
  tx: Tx,
  call: Call<'getFinishingCheckBoard'>,
): Promise<Board> {
  const day = await wallDay(tx, call, call.query ?? {}, ROOM);
  const { asOf, now, factoryName, lastShift } = day;
  const scope: CheckScope = { ...day.scope, checkTypes: FINISHING_CHECKS };
  const { workDate } = scope;
  const shift = { ...day.settings, dayCutoff: cutoffOn(day.settings.dayCutoff, workDate) };
  const figures = await rows.checkFigures(tx, call, scope);
  if (!figures) throw new Error('an aggregate returned no row');
  const typed = await typedFigures(tx, call, 'fqc', scope);
  const rework = await rows.openRework(tx, call, now, call.language);
  const lamps = await rows.redLamps(tx, call, scope);
  const isRunning = workDate === day.running;
  const stations = await rows.stationRows(tx, call, scope);
  const inDay = (hour: number) => minuteOfDay(`${hour}:00`, shift);
  return {
    ...{ asOf, workDate, factoryName, lastShift },
    kpi: {
      ...figures,
      checkNum: shownFigure(typed, 'checkNum', figures.checkNum),
      openReworkNum: piecesOf(rework),
      overdueNum: piecesOf(rework.filter(({ isLate }) => isLate)),
      redNum: new Set(lamps.map(({ lineDeptId }) => lineDeptId)).size,
    },
    stations: stations.map((station) => ({
      ...station,
      isSilent:
        isRunning &&
        station.lastCheckDate !== null &&
        minutesOfShift(station.lastCheckDate, asOf, shift) > SILENT_MIN,
    })),
    hours: (await rows.checksByHour(tx, call, scope)).sort((a, b) => inDay(a.hour) - inDay(b.hour)),
    rework,
    redLines: lamps.map(({ lineDeptId, ...lamp }) => lamp),
    finals: await rows.recentFinals(tx, call, scope),
    ...typedByHand(typed),
  };
}

const piecesOf = (rework: Board['rework']): number => rework.reduce((sum, { num }) => sum + num, 0);

/**
 * Minutes of the shift between two moments of one factory day.
 *
 * @param from,to company's clock, `YYYY-MM-DD HH:mm:ss`
 */
export function minutesOfShift(from: string, to: string, shift: ShiftSettings): number {
  const start = minuteOfDay(from.slice(11, 16), shift);
  const end = start + Math.max(0, minutesBetween(from, to));
  return shiftSegments(shift).reduce(
    (sum, part) => sum + Math.max(0, Math.min(part.to, end) - Math.max(part.from, start)),
    0,
  );
}
