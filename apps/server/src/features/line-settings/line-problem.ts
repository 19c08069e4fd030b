import { DomainError } from '@garment-mes/domain';
import { sql } from '../../database/engine.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';

const LONGEST_NAME = 12;
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
      select jsonb_agg(jsonb_build_object('step', e -> 'step', 'jobId', e ->> 'jobId',
        'jobName', j.name, 'afterMin', e -> 'afterMin') order by (e ->> 'step')::int)
      from jsonb_array_elements(r.escalate_to) e
      left join amc.job j on j.company_id = r.company_id and j.id = (e ->> 'jobId')::bigint), '[]'::jsonb)`,
    voiceName: sql`v.code`,
    used30d: sql`(select count(*)::int ${recent})`,
    avgRespondMin: sql`(
      select round((extract(epoch from avg(l.respond_date - l.report_date)) / 60)::numeric, 1) ${recent})`,
    delFlag: sql`r.del_flag`,
    problemTypeId: sql`r.problem_type_id`,
    voiceId: sql`r.voice_id`,
    level: sql`r.level`,
    version: sql`r.version`,
  },
  rows: (companyId, { problemTypeId }) => sql`
    from mes2.line_problem_set r
    join mes2.problem_type t on t.company_id = r.company_id and t.id = r.problem_type_id
    left join mes2.voice v on v.company_id = r.company_id and v.id = r.voice_id
    where ${liveRows(companyId)}
    ${given(problemTypeId, (id) => sql`r.problem_type_id = ${id}`)}`,
  order: sql`r.code`,
  check: async ({ tx, call, body: { name, responseMin, resolveMin, escalateTo } }) => {
    if (name.length > LONGEST_NAME)
      throw new DomainError('problem-name-long', { max: LONGEST_NAME });
    if (responseMin < 1 || responseMin > 480)
      throw new DomainError('out-of-range', {
        field: { zh: '响应时限', en: 'The response time' },
        min: 1,
        max: 480,
      });
    if (resolveMin < responseMin) throw new DomainError('resolve-before-response', {});
    for (const { jobId } of escalateTo)
      if (jobId) await requireReference(tx, JOB, call.companyId, jobId);
  },
});
