import type { Tx } from '../src/database/engine.ts';
import { insertRows } from '../src/database/insert-rows.sql.ts';
import { message } from '../src/messages/message-texts.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { momentOf } from './demo-services.ts';
import type { Staff } from './people/people.ts';
import { seededIds } from './seeded-ids.ts';

/** Garments added by hand to the plan of the cutting room. */
const ADDED = 24;

/**
 * What a wall board says beside its figures: a figure that was typed, with the reason for its ticker, and a
 * line that stands still, with the urgent notice that went to the administrator.
 */
export async function seedWallBoardRows(
  tx: Tx,
  code: string,
  { companyId, lines, sewers, member }: Staff,
  calendar: DemoCalendar,
): Promise<void> {
  const line = lines.at(-1);
  await insertRows(tx, 'mes2.board_quantity', [
    {
      companyId,
      boardCode: 'reduceBed',
      itemCode: 'planNum',
      workDate: calendar.today,
      mode: 2,
      num: ADDED,
      remark: `客户临时加单${ADDED}件`,
    },
  ]);
  const problemId = seededIds(code, 'standing line')();
  const reportDate = momentOf(calendar.at(0, calendar.clock));
  const problemName = '产线断电';
  await insertRows(tx, 'mes2.problem_log', [
    {
      companyId,
      id: problemId,
      logNo: `WT${calendar.today.slice(5).replace('-', '')}-2`,
      problemName,
      deptId: line?.id,
      level: 3,
      responseMin: 5,
      resolveMin: 30,
      reportBy: sewers[0]?.id,
      reportDate,
    },
  ]);
  await insertRows(tx, 'mmc.message', [
    {
      companyId,
      userId: member('admin').userId,
      messages: {
        title: message('problemReported', { line: line?.name, problem: problemName }),
      },
      objName: line?.name,
      address: '/mes/problem/problemLogList',
      messageType: 'Notice',
      bizType: 'problem',
      bizId: problemId,
      level: 3,
      createDate: reportDate,
    },
  ]);
}
