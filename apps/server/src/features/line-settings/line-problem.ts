import { checkLineProblem } from '@garment-mes/domain/flow';
import { refuseFirst } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { typesWithin } from './problem-type.ts';

const JOB = { table: 'amc.job', what: { zh: '岗位', en: 'Job' } };

const recent = sql`
  from mes2.problem_log l where l.company_id = r.company_id and l.problem_set_id = r.id
    and l.del_flag = '0' and l.report_date >= app_now() - interval '30 days'`;

/** What a line can call out: who comes, within how many minutes, and whom to wake next. */
export const lineProblem = resource({
  operations: {
    list: 'listLineProblemSets',
    create: 'createLineProblemSet',
    update: 'updateLineProblemSet',
    remove: 'deleteLineProblemSet',
  },
  what: { zh: '产线问题', en: 'Line problem' },
  table: 'mes2.line_problem_set',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('line_problem_set')],
  references: {
    problemTypeId: { table: 'mes2.problem_type', what: { zh: '问题类型', en: 'Problem type' } },
    voiceId: { table: 'mes2.voice', what: { zh: '语音', en: 'Voice' } },
  },
  usedBy: [{ table: 'mes2.problem_log', column: 'problem_set_id', holds: 'id' }],
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    problemTypeName: sql`t.name`,
    responsibleDeptType: sql`r.responsible_dept_type`,
    responseMin: sql`r.response_min`,
    resolveMin: sql`r.resolve_min`,
    escalateTo: sql`coalesce((
      select jsonb_agg(jsonb_build_object('step', e -> 'step', 'jobId', e ->> 'jobId', 'afterMin', e -> 'afterMin')
        order by (e ->> 'step')::int)
      from jsonb_array_elements(r.escalate_to) e), '[]'::jsonb)`,
    voiceName: sql`v.code`,
    used30d: sql`(select count(*)::int ${recent})`,
    avgRespondMin: sql`(
      select round(avg(l.respond_shift_min), 1) ${recent})`,
    delFlag: sql`r.del_flag`,
    problemTypeId: sql`r.problem_type_id`,
    voiceId: sql`r.voice_id`,
    level: sql`r.level`,
    escalateJobs: sql`coalesce((
      select jsonb_agg(jsonb_build_object('id', j.id::text, 'name', j.name)) from amc.job j
      where j.company_id = r.company_id and j.id in (
        select nullif(e ->> 'jobId', '')::bigint from jsonb_array_elements(r.escalate_to) e)), '[]'::jsonb)`,
    isUsed: sql`exists (
      select 1 from mes2.problem_log l
      where l.company_id = r.company_id and l.problem_set_id = r.id and l.del_flag <> '2')`,
    version: sql`r.version`,
  },
  pinyin: { name: sql`r.pinyin` },
  rows: (companyId, { problemTypeId }) => sql`
    from mes2.line_problem_set r
    join mes2.problem_type t on t.company_id = r.company_id and t.id = r.problem_type_id
    left join mes2.voice v on v.company_id = r.company_id and v.id = r.voice_id
    where ${liveRows(companyId)}
    ${given(problemTypeId, (id) => sql`r.problem_type_id in ${typesWithin(companyId, String(id))}`)}`,
  order: sql`r.code`,
  check: async ({ tx, call, body }) => {
    const { escalateTo = [] } = body;
    refuseFirst(checkLineProblem({ ...body, escalateTo }));
    for (const { jobId } of escalateTo)
      if (jobId) await requireReference(tx, JOB, call.companyId, jobId);
  },
});
