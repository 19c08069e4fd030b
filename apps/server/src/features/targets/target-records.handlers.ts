import type { Tx } from '../../database/engine.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Call, Feature } from '../../operations.ts';
import { floorSettings } from '../settings/public.ts';
import * as lists from './target-list.sql.ts';
import { buildRecords, createRecord, fillRecord } from './target-records.ts';

type RecordOperations =
  | 'listTargetRecords'
  | 'createTargetRecord'
  | 'updateTargetRecord'
  | 'buildTargetRecords';

/** How the windows of a day were met. */
export const targetRecords: Feature<RecordOperations> = (services) => {
  const page = async (
    tx: Tx,
    actor: Call<OperationId>,
    search: lists.RecordSearch,
    query: object,
  ) => {
    const { dayCutoff } = await floorSettings(tx, actor);
    const clock = { dayCutoff, now: actor.now };
    return services.list.page(tx, {
      operation: 'listTargetRecords',
      from: lists.recordRows(actor.companyId, search, clock),
      columns: lists.recordColumns(clock, actor.language),
      query,
      can: actor.can,
      defaultOrder: lists.BY_DAY,
    });
  };

  const recordsOf = async (tx: Tx, actor: Call<OperationId>, ids: readonly string[]) =>
    (await page(tx, actor, { ids }, lists.ALL_SAVED)).list;

  const recordOf = async (tx: Tx, actor: Call<OperationId>, id: string) => {
    const [row] = await recordsOf(tx, actor, [id]);
    if (!row) throw new Error(`window ${id} was saved and is not listed`);
    return row;
  };

  return {
    listTargetRecords: (call) =>
      services.engine.tenant(call.scope, (tx) =>
        page(tx, call, call.query ?? {}, call.query ?? {}),
      ),

    createTargetRecord: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        recordOf(tx, call, await createRecord(services, tx, call, call.body)),
      ),

    updateTargetRecord: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await fillRecord(services, tx, call, call.body);
        return recordOf(tx, call, call.body.id);
      }),

    buildTargetRecords: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        recordsOf(tx, call, await buildRecords(services, tx, call, call.body)),
      ),
  };
};
