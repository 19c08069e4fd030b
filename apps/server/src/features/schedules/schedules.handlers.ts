import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { logBatch } from './batch-log.sql.ts';
import { changeOver } from './change-over.ts';
import { barsAnswer, say } from './line/bars-answer.ts';
import { ownSteps } from './place/own-steps.ts';
import { moveSchedule, type Placed, placeSchedule } from './place/place-schedule.ts';
import { SCHEDULE } from './schedule.sql.ts';
import { scheduleColumns, scheduleRows } from './schedule-list.sql.ts';
import { deleteOne, endOne, endWaits, reopenOne, startOne, stopOne } from './schedule-steps.ts';

type ScheduleOperations =
  | 'listSchedules'
  | 'createSchedule'
  | 'updateSchedule'
  | 'deleteSchedule'
  | 'changeScheduleStatus'
  | 'changeOverLine'
  | 'endSchedule'
  | 'reopenSchedule';

/** Sewing schedules: what each line sews, from when to when. */
export const schedules: Feature<ScheduleOperations> = (services) => ({
  listSchedules: ({ scope, companyId, query = {}, can, language }) =>
    services.engine.tenant(
      scope,
      (tx) =>
        services.list.page(tx, {
          operation: 'listSchedules',
          last: true,
          from: scheduleRows(companyId, query),
          columns: scheduleColumns(language),
          query,
          can,
          defaultOrder: sql`d.sort, s.start_date`,
        }),
      { readOnly: true },
    ),

  createSchedule: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderId, colorIds, endDate, auto, ...place } = call.body;
      const wanted = {
        ...place,
        startDate: auto === true ? await lineEnd(tx, call, place.lineDeptId) : place.startDate,
        colorIds: colorIds ?? [],
        ...(endDate ? { endDate } : {}),
      };
      return answer(await placeSchedule(services, tx, call, orderId, wanted), call);
    }),

  updateSchedule: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      if (call.body.rows.length === 0)
        return { bars: [], loads: [], texts: [], givenUp: [], pushed: [] };
      const drafts = new Map<string, Placed['drafts'][number]>();
      const steps: Placed['drafts'][number][] = [];
      const texts: Placed['texts'][number][] = [];
      const own = ownSteps();
      for (const { id, version, colorIds, endDate, sort: _, ...place } of call.body.rows) {
        const placed = await moveSchedule(
          services,
          tx,
          call,
          own.claimOf({ id, version }),
          {
            ...place,
            ...(colorIds ? { colorIds } : {}),
            ...(endDate ? { endDate } : {}),
          },
          call.body,
        );
        for (const draft of placed.drafts) drafts.set(draft.line.deptId, draft);
        steps.push(...placed.drafts);
        own.done(placed.drafts);
        texts.push(...placed.texts);
      }
      return answer({ id: '', drafts: [...drafts.values()], texts }, call, steps);
    }),

  deleteSchedule: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await deleteOne(services, tx, call, call.query);
      return true as const;
    }),

  changeScheduleStatus: async (call) => {
    const { ids, status, stopReason } = call.body;
    if (status !== 0 && status !== 1)
      throw new DomainError('invalid-value', { field: { zh: '状态', en: 'Status' } });
    if (status === 0 && !stopReason?.trim()) throw new DomainError('stop-reason-required', {});
    const outcome = await eachAlone(services, call, ids, (tx, id) =>
      status === 1
        ? startOne(services, tx, call, id)
        : stopOne(services, tx, call, id, stopReason ?? undefined),
    );
    await services.engine.tenant(call.scope, (tx) =>
      logBatch(services, tx, call, status === 1 ? 'scheduleStart' : 'scheduleStop', outcome),
    );
    return outcome;
  },

  changeOverLine: (call) =>
    services.engine.tenant(call.scope, (tx) => changeOver(services, tx, call, call.body)),

  endSchedule: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const reason = call.body.endReason ?? undefined;
      if (!(await endWaits(services, tx, call, call.body, reason)))
        await endOne(services, tx, call, call.body, reason);
      return scheduleRow(services, tx, call, call.body.id);
    }),

  reopenSchedule: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await reopenOne(services, tx, call, call.body);
      return scheduleRow(services, tx, call, call.body.id);
    }),
});

const answer = (
  { drafts, texts }: Placed,
  { language }: Pick<Call<'createSchedule'>, 'language'>,
  steps: Placed['drafts'] = drafts,
) => barsAnswer(drafts, language, texts.map(say(language)), steps);

/** Behind the last open schedule of a line, or now when it has none. */
async function lineEnd(
  tx: Tx,
  { companyId, now }: Pick<Call<'createSchedule'>, 'companyId' | 'now'>,
  lineDeptId: string,
): Promise<string> {
  const row = await tx.one<{ at: string }>(sql`
    select coalesce(max(end_date), ${now}::timestamptz) as at from mes2.schedule
    where company_id = ${companyId} and line_dept_id = ${lineDeptId} and status in (0, 1) and del_flag = '0'`);
  return row?.at ?? '';
}

async function scheduleRow(
  { list }: Services,
  tx: Tx,
  { companyId, can, language }: Pick<Call<'endSchedule'>, 'companyId' | 'can' | 'language'>,
  id: string,
): Promise<RowOf<'listSchedules'>> {
  const page = await list.page(tx, {
    operation: 'listSchedules',
    beyondReach: true,
    from: sql`${scheduleRows(companyId, {})} and s.id = ${id}`,
    columns: scheduleColumns(language),
    query: {},
    can,
  });
  const [row] = page.list;
  if (!row) throw new DomainError('record-missing', { what: SCHEDULE.what });
  return row;
}
