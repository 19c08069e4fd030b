import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { saveLineLayout } from './line-layout.ts';

const LINE = {
  table: 'mes2.line',
  no: sql`(select d.name from amc.department d where d.company_id = r.company_id and d.id = r.dept_id)`,
  what: { zh: '产线', en: 'Line' },
};

const COLUMNS = {
  id: sql`l.id`,
  deptName: sql`d.name`,
  lineType: sql`l.line_type`,
  standardHeadcount: sql`l.standard_headcount`,
  stationNum: sql`l.station_num`,
  calendarName: sql`c.name`,
  defaultEffPct: sql`l.default_eff_pct`,
  skillCategories: sql`l.skill_categories`,
  hangerSystem: sql`l.hanger_system`,
  factoryName: sql`f.name`,
  deptId: sql`l.dept_id`,
  calendarId: sql`l.calendar_id`,
  priorityDescriptionId: sql`l.priority_description_id`,
  layout: sql`l.layout_json`,
  version: sql`l.version`,
};

const rows = (companyId: string): Sql => sql`
  from mes2.line l
  join amc.department d on d.company_id = l.company_id and d.id = l.dept_id
  join mes2.work_calendar c on c.company_id = l.company_id and c.id = l.calendar_id
  left join ccm.factory f on f.company_id = d.company_id and f.id = d.factory_id
  where l.company_id = ${companyId} and l.del_flag = '0' and d.del_flag = '0'`;

/** Profiles of lines: heads, stations, calendar, efficiency, and who sews what. */
export const lines: Feature<'listLines' | 'updateLine' | 'saveLineLayout'> = (services) => ({
  listLines: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(
      scope,
      (tx) =>
        services.list.page(tx, {
          operation: 'listLines',
          last: true,
          from: sql`${rows(companyId)}
            ${query.lineType ? sql`and l.line_type = ${query.lineType}` : sql``}
            ${query.factoryId ? sql`and d.factory_id = ${query.factoryId}` : sql``}`,
          columns: COLUMNS,
          query,
          can,
          defaultOrder: sql`d.sort, d.code`,
        }),
      { readOnly: true },
    ),

  updateLine: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { body, companyId } = call;
      if (body.standardHeadcount < 1)
        throw new DomainError('invalid-value', {
          field: { zh: '标准人数', en: 'Standard headcount' },
        });
      if (!(Number(body.defaultEffPct) > 0))
        throw new DomainError('invalid-value', {
          field: { zh: '默认效率', en: 'Default efficiency' },
        });
      await requireCalendar(tx, companyId, body.calendarId);
      if (body.priorityDescriptionId)
        await requirePriority(tx, companyId, body.priorityDescriptionId);
      const before = await claimRecord<{ calendarId: string; deptId: string }>(
        tx,
        call,
        LINE,
        body,
      );
      await tx.run(sql`
        update mes2.line set standard_headcount = ${body.standardHeadcount},
          station_num = ${body.stationNum ?? null}, calendar_id = ${body.calendarId},
          default_eff_pct = ${body.defaultEffPct}, hanger_system = coalesce(${body.hangerSystem ?? null}::int, hanger_system),
          priority_description_id = ${
            body.priorityDescriptionId === undefined
              ? sql`priority_description_id`
              : sql`${body.priorityDescriptionId}::bigint`
          },
          skill_categories = coalesce(${body.skillCategories ? JSON.stringify(body.skillCategories) : null}::jsonb, skill_categories)
        where company_id = ${companyId} and id = ${body.id}`);
      // Other working days move every end of the line: the planner computes them again when it suits.
      if (before.calendarId !== body.calendarId)
        await tx.run(sql`
          update mes2.schedule set recalc_due = 1
          where company_id = ${companyId} and line_dept_id = ${before.deptId} and status in (0, 1) and del_flag = '0'`);
      await services.audit(tx, { bizType: 'line', bizId: body.id, action: 'update' });
      await services.publish(tx, { topic: 'schedule', keys: [before.deptId] });
      return lineOf(services, tx, call, body.id);
    }),

  saveLineLayout: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await saveLineLayout(services, tx, call, LINE, call.body);
      return lineOf(services, tx, call, call.body.id);
    }),
});

async function requireCalendar(tx: Tx, companyId: string, id: string): Promise<void> {
  const found = await tx.one(sql`
    select 1 from mes2.work_calendar where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: { zh: '日历', en: 'Calendar' } });
}

/** Locks a level of the legend while a line takes it: it is not removed meanwhile. */
async function requirePriority(tx: Tx, companyId: string, id: string): Promise<void> {
  const found = await tx.one(sql`
    select 1 from mes2.line_priority_description
    where company_id = ${companyId} and id = ${id} and del_flag = '0' for share`);
  if (!found)
    throw new DomainError('record-missing', {
      what: { zh: '优先级说明', en: 'Priority legend' },
    });
}

async function lineOf(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<RowOf<'listLines'>> {
  const page = await list.page(tx, {
    operation: 'listLines',
    beyondReach: true,
    from: sql`${rows(companyId)} and l.id = ${id}`,
    columns: COLUMNS,
    query: {},
    can,
  });
  const [row] = page.list;
  if (!row) throw new DomainError('record-missing', { what: LINE.what });
  return row;
}
