import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, OperationId } from '../../generated/operations.ts';
import type { Call, Feature } from '../../operations.ts';
import { messagesOf, problemColumns, problemRows } from './problem-list.sql.ts';
import { problemKind } from './problem-record.ts';
import { cancelProblem, closeProblem, resolveProblem, respondToProblem } from './problem-steps.ts';
import { reportProblem } from './report-problem.ts';

type ProblemOperations =
  | 'listProblemLogs'
  | 'getProblemLog'
  | 'createProblemLog'
  | 'respondProblemLog'
  | 'resolveProblemLog'
  | 'closeProblemLog'
  | 'cancelProblemLog';

/** Problems that the floor calls out, from the call to the thanks. */
export const problems: Feature<ProblemOperations> = (services) => {
  const one = async (
    tx: Tx,
    { companyId, can, now, language }: Call<OperationId>,
    id: string,
  ): Promise<DataOf<'getProblemLog'>> => {
    const { list } = await services.list.page(tx, {
      operation: 'listProblemLogs',
      from: problemRows(companyId, { id }, now),
      columns: problemColumns(language),
      query: { pageSize: 1 },
      can,
    });
    const [problem] = list;
    if (!problem) throw new DomainError('record-missing', { what: problemKind.what });
    return { problem, messages: await messagesOf(tx, companyId, id, language) };
  };

  return {
    listProblemLogs: ({ scope, companyId, query = {}, can, now, language }) =>
      services.engine.tenant(scope, (tx) =>
        services.list.page(tx, {
          operation: 'listProblemLogs',
          from: problemRows(companyId, query, now),
          columns: problemColumns(language),
          query,
          can,
          defaultOrder: sql`l.report_date desc`,
        }),
      ),

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
