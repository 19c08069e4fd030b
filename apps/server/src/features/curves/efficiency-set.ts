import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { curveIssues } from '@garment-mes/domain/schedule';
import { sql } from '../../database/engine.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { resource } from '../../resources/resource.ts';

const points = sql`jsonb_array_elements(r.points) p`;
const pct = sql`(p ->> 'pct')::numeric`;
const day = sql`(p ->> 'day')::int`;

/** Schedules by the curve that have not begun and are not fixed: another curve moves them. */
const waiting = sql`mes2.schedule s
  where s.company_id = r.company_id and s.efficiency_set_id = r.id and s.status = 0 and s.is_fixed = 0
    and s.is_manual = 0 and s.del_flag = '0'`;

/** How fast a line learns a new style: efficiency day by day; the last day counts from then on. */
export const efficiencySet = resource({
  operations: {
    list: 'listEfficiencySets',
    create: 'createEfficiencySet',
    update: 'updateEfficiencySet',
    remove: 'deleteEfficiencySet',
  },
  what: { zh: '效率曲线', en: 'Learning curve' },
  table: 'mes2.efficiency_set',
  label: 'name',
  topic: 'dict',
  state: 'none',
  keys: [
    {
      index: 'efficiency_set_name_key',
      refusal: ['already-used', { field: { zh: '名称', en: 'Name' } }],
    },
    { index: 'efficiency_set_default_key', refusal: ['curve-default-twice', {}] },
  ],
  references: {
    categoryId: {
      table: 'ccm.category',
      kind: 'style',
      what: { zh: '品类', en: 'Category' },
    },
  },
  usedBy: [{ table: 'mes2.schedule', column: 'efficiency_set_id', holds: 'id' }],
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    name: sql`r.name`,
    categoryName: sql`c.name`,
    difficulty: sql`r.difficulty`,
    pointsText: sql`(select string_agg(trim_scale(${pct})::text || '%', ' ' order by ${day}) from ${points})`,
    day1Pct: sql`(select ${pct} from ${points} where ${day} = 1)`,
    maxPct: sql`(select max(${pct}) from ${points})`,
    stableDay: sql`(select ${day} from ${points} order by ${pct} desc, ${day} limit 1)`,
    useCount: sql`(
      select count(*)::int from mes2.schedule s
      where s.company_id = r.company_id and s.efficiency_set_id = r.id and s.del_flag = '0')`,
    isDefault: sql`r.is_default`,
    categoryId: sql`r.category_id`,
    points: sql`(
      select jsonb_agg(jsonb_build_object('day', ${day}, 'pct', p ->> 'pct') order by ${day}) from ${points})`,
    waitingNum: sql`(select count(*)::int from ${waiting})`,
    waitingLineIds: sql`(
      select coalesce(jsonb_agg(distinct s.line_dept_id::text), '[]') from ${waiting})`,
    version: sql`r.version`,
  },
  rows: (companyId, { categoryId }) => sql`
    from mes2.efficiency_set r
    left join ccm.category c on c.company_id = r.company_id and c.id = r.category_id
    where ${liveRows(companyId)}
    ${given(categoryId, (id) => sql`r.category_id = ${id}`)}`,
  order: sql`c.name nulls first, r.difficulty, r.name`,
  check: ({ body }) => refuseFirst(curveIssues(body.points)),
  checkRemoval: (_tx, _call, before) => {
    if (before.isDefault === 1) throw new DomainError('curve-default-stays', {});
  },
});
