import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import { seededIds } from '../seeded-ids.ts';
import type { ProblemSet } from './company.ts';

/** Heads of the tree: its code and name, and the reasons below it. */
const HEADS = [
  ['PT-MAT', '物料', ['待料', '缺裁片']],
  ['PT-EQP', '设备', ['停机', '停电']],
  ['PT-LINE', '产线', ['换款', '会议培训']],
] as const;

/** Code of a job that is notified as the second and third step. */
const MANAGER = 'workshopManager';
const DIRECTOR = 'director';

/** Reason, problem, responsible department, level, minutes to respond and to resolve, share in percent. */
const PROBLEMS: readonly (readonly [
  reason: string,
  name: string,
  dept: number,
  level: number,
  responseMin: number,
  resolveMin: number,
  weight: number,
])[] = [
  ['待料', '辅料未到', 8, 2, 10, 60, 24],
  ['停机', '机器故障', 10, 3, 5, 30, 22],
  ['缺裁片', '裁片不齐', 4, 2, 10, 60, 16],
  ['换款', '换款调机', 5, 1, 10, 120, 14],
  ['质量问题', '质量异常', 7, 2, 10, 45, 12],
  ['会议培训', '班组会议', 5, 1, 30, 60, 5],
  ['停电', '停电', 10, 3, 5, 60, 2],
  ['其他', '其他', 5, 1, 15, 60, 5],
];

/** Writes the catalogue of what a line can call out. */
export async function seedProblemSets(
  tx: Tx,
  companyCode: string,
  companyId: string,
): Promise<readonly ProblemSet[]> {
  const typeIds = seededIds(companyCode, 'problem type');
  const setIds = seededIds(companyCode, 'problem set');
  const ids = PROBLEMS.map(() => typeIds());
  const heads = HEADS.map(([code, name], at) => ({
    ...{ companyId, id: typeIds(), code, name, sort: at + 1 },
  }));
  await insertRows(tx, 'mes2.problem_type', heads);
  const types = PROBLEMS.map(([reason], at) => ({
    companyId,
    id: ids[at],
    code: `PT${at + 1}`,
    name: reason,
    parentId:
      heads[HEADS.findIndex(([, , below]) => below.some((name) => name === reason))]?.id ?? null,
    sort: at + 1,
  }));
  await insertRows(tx, 'mes2.problem_type', types);
  const jobs = await tx.all<{ id: string; code: string }>(sql`
    select id, code from amc.job where company_id = ${companyId} and code in (${MANAGER}, ${DIRECTOR})`);
  const job = (code: string) => jobs.find((each) => each.code === code)?.id ?? null;
  const voice = await tx.one<{ id: string }>(sql`
    select id from mes2.voice where company_id = ${companyId} and code = 'V-PROBLEM'`);
  const sets = PROBLEMS.map(([reason, name, dept, level, responseMin, resolveMin, weight], at) => ({
    row: {
      companyId,
      id: setIds(),
      code: `PS${at + 1}`,
      name,
      problemTypeId: types[at]?.id,
      responsibleDeptType: dept,
      responseMin,
      resolveMin,
      level,
      // What stops a line goes up to the director; what waits for nobody else follows the usual steps.
      escalateTo:
        level === 1
          ? []
          : [
              { step: 1, jobId: null, afterMin: responseMin },
              { step: 2, jobId: job(MANAGER), afterMin: resolveMin },
              ...(level === 3 ? [{ step: 3, jobId: job(DIRECTOR), afterMin: resolveMin * 2 }] : []),
            ],
      voiceId: voice?.id ?? null,
    },
    reason,
    weight,
  }));
  await insertRows(
    tx,
    'mes2.line_problem_set',
    sets.map(({ row }) => row),
  );
  return sets.map(({ row, reason, weight }) => ({ ...row, reason, weight }));
}
