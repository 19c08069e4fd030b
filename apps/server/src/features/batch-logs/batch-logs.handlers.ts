import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { continueCalculation } from '../wages/public.ts';
import {
  batchItemColumns,
  batchItemRows,
  batchLogColumns,
  batchLogRows,
} from './batch-log-list.sql.ts';
import { retryJob } from './retry-job.ts';

type Ids = 'listBatchDayLogs' | 'getBatchDayLog' | 'getBatchDayLogDetail' | 'retryBatchDayLog';

/** Whether the jobs of the company ran, and what became of each record. */
export const batchLogs: Feature<Ids> = (services) => ({
  listBatchDayLogs: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listBatchDayLogs',
        last: true,
        from: batchLogRows(companyId, query.failed),
        columns: batchLogColumns,
        query,
        can,
        defaultOrder: sql`l.start_date desc, l.id desc`,
      }),
    ),

  getBatchDayLog: ({ scope, companyId, query, can }) =>
    services.engine.tenant(scope, async (tx) => {
      const { list } = await services.list.page(tx, {
        operation: 'listBatchDayLogs',
        last: true,
        from: sql`${batchLogRows(companyId, undefined)} and l.id = ${query.id}`,
        columns: batchLogColumns,
        query: {},
        can,
      });
      const [job] = list;
      if (!job)
        throw new DomainError('record-missing', { what: { zh: '作业', en: 'Background job' } });
      return job;
    }),

  getBatchDayLogDetail: ({ scope, companyId, query, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'getBatchDayLogDetail',
        last: true,
        from: batchItemRows(companyId, query.id),
        columns: batchItemColumns,
        query,
        can,
        defaultOrder: sql`i.is_ok, i.seq_no`,
      }),
    ),

  retryBatchDayLog: async (call) => {
    const id = await services.engine.tenant(call.scope, (tx) =>
      retryJob(services, tx, call, call.body),
    );
    void continueCalculation(services, call.scope, id).catch(() => {});
    return { id };
  },
});
