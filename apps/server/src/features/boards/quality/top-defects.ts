import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Call } from '../../../operations.ts';
import { shownFigure, typedByHand, typedFigures } from '../typed-figures.sql.ts';
import { type Room, wallDay } from '../wall-day.ts';
import { type CheckScope, dayBefore, hasChecks, SEWN_CHECKS } from './first-checks.sql.ts';
import * as rows from './top-defects.sql.ts';

type Board = DataOf<'getTopDefectsBoard'>;

const SEWING = 2;
const ROOM: Room = { lineTypes: [SEWING], hasWork: hasChecks(SEWN_CHECKS) };

/** What was found most often today and this week, in one answer: first checks of the line's end and after finishing. */
export async function topDefectsBoard(tx: Tx, call: Call<'getTopDefectsBoard'>): Promise<Board> {
  const { lineDeptIds, ...asked } = call.query ?? {};
  const { asOf, scope: day, factoryName, lastShift } = await wallDay(tx, call, asked, ROOM);
  const scope: CheckScope = {
    ...day,
    checkTypes: SEWN_CHECKS,
    lineDeptIds: lineDeptIds?.split(','),
  };
  const { workDate } = day;
  const { defectNum = 0, lastDate = null } = (await rows.defectDays(tx, call, scope)) ?? {};
  const typed = await typedFigures(tx, call, 'top5', day);
  return {
    ...{ asOf, workDate, factoryName, lastShift },
    defectNum: shownFigure(typed, 'defectNum', defectNum),
    todayDate: lastDate,
    today: lastDate === null ? [] : await ofDay(tx, call, { ...scope, workDate: lastDate }),
    week: await ofWeek(tx, call, scope),
    lines: await rows.worstLines(tx, call, scope, call.language),
    ...(await rows.dhuTrend(tx, call, scope)),
    ...typedByHand(typed),
  };
}

/** A day beside the last one before it on which something was checked. */
function ofDay(tx: Tx, call: Call<'getTopDefectsBoard'>, scope: CheckScope) {
  const day = sql`${scope.workDate}::date`;
  const before = dayBefore(call.companyId, scope);
  const periods = { from: day, to: day, beforeFrom: before, beforeTo: before };
  return rows.topFive(tx, call, scope, periods, call.language);
}

/** The week up to the day, beside the whole week before it. */
function ofWeek(tx: Tx, call: Call<'getTopDefectsBoard'>, scope: CheckScope) {
  const monday = sql`date_trunc('week', ${scope.workDate}::date)::date`;
  const periods = {
    from: monday,
    to: sql`${scope.workDate}::date`,
    beforeFrom: sql`${monday} - 7`,
    beforeTo: sql`${monday} - 1`,
  };
  return rows.topFive(tx, call, scope, periods, call.language);
}
