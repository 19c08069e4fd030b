import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, OperationId } from '../../generated/operations.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import type { Call, Feature } from '../../operations.ts';
import { messagesOf, problemColumns, problemCounts, problemRows } from './problem-list.sql.ts';
import { problemKind } from './problem-record.ts';
import { cancelProblem, closeProblem, resolveProblem, respondToProblem } from './problem-steps.ts';
import { reportProblem } from './report-problem.ts';
import { openMinutes, withOpenMinutes } from './shift-minutes.ts';

type ProblemOperations =
  | 'listProblemLogs'
  | 'countProblemLogs'
  | 'getProblemLog'
  | 'createProblemLog'
  | 'respondProblemLog'
  | 'resolveProblemLog'
  | 'closeProblemLog'
  | 'cancelProblemLog';

/** What is worked out from the calendar of the line. */
const LATER = ['openMin', 'isOverdue'] as const;

const overdueIds = async (tx: Tx, call: Call<OperationId>): Promise<string[]> =>
  [...(await openMinutes(tx, call))].flatMap(([id, { isOverdue }]) => (isOverdue ? id : []));

/** Problems that the floor calls out, from the call to the thanks. */
export const problems: Feature<ProblemOperations> = (services) => {
  const one = async (
    tx: Tx,
    call: Call<OperationId>,
    id: string,
  ): Promise<DataOf<'getProblemLog'>> => {
    const { companyId, can, language, employee } = call;
    const { list } = await services.list.page(tx, {
      operation: 'listProblemLogs',
      from: problemRows(companyId, { id }),
      columns: problemColumns(language, employee?.id ?? null),
      later: LATER,
      query: { pageSize: 1 },
      can,
    });
    const [problem] = await withOpenMinutes(tx, call, list);
    if (!problem) throw new DomainError('record-missing', { what: problemKind.what });
    return { problem, messages: await messagesOf(tx, companyId, id, language) };
  };

  return {
    listProblemLogs: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const { companyId, query = {}, can, language, employee } = call;
        const late = await overdueIds(tx, call);
        const ids = query.overdue ? late : undefined;
        const page = await services.list.page(tx, {
          operation: 'listProblemLogs',
          from: problemRows(companyId, { ...query, ids }),
          columns: problemColumns(language, employee?.id ?? null),
          later: LATER,
          query,
          can,
          // Whoever waits too long stands on top.
          defaultOrder: sql`(l.id = any(${late}::bigint[])) desc, l.report_date desc`,
        });
        return { ...page, list: await withOpenMinutes(tx, call, page.list) };
      }),

    countProblemLogs: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const { companyId, query = {}, can, language, employee } = call;
        const ids = query.overdue ? await overdueIds(tx, call) : undefined;
        const matching = matchingRows(tx, {
          operation: 'listProblemLogs',
          from: problemRows(companyId, { ...query, ids }),
          columns: problemColumns(language, employee?.id ?? null),
          later: LATER,
          query,
          can,
        });
        return problemCounts(tx, matching);
      }),

    getProblemLog: (call) =>
      services.engine.tenant(call.scope, (tx) => one(tx, call, call.query.id)),

    createProblemLog: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        one(tx, call, await reportProblem(services, tx, call, call.body)),
      ),

    respondProblemLog: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await respondToProblem(services, tx, call, call.body);
        return one(tx, call, call.body.id);
      }),

    resolveProblemLog: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await resolveProblem(services, tx, call, call.body);
        return one(tx, call, call.body.id);
      }),

    closeProblemLog: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await closeProblem(services, tx, call, call.body);
        return one(tx, call, call.body.id);
      }),

    cancelProblemLog: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await cancelProblem(services, tx, call, call.body);
        return one(tx, call, call.body.id);
      }),
  };
};
