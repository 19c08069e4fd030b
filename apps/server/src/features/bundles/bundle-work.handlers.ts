import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { batchColumns, batchRows, batchSearchAs } from './batch-list.sql.ts';
import { deleteBundles } from './delete-bundles.ts';
import { holdBundle, releaseBundle, requireHoldReason } from './hold-bundle.ts';
import { previewBundles } from './preview-bundles.ts';
import { printLogColumns, printLogRows, printLogSearchAs } from './print-list.sql.ts';
import { printTickets } from './print-tickets.ts';
import { batchRow, changeBatch, makeBatch, removeBatch } from './save-batch.ts';
import { shelveBundle } from './shelve-bundle.ts';
import { splitBundle } from './split-bundle.ts';

type BundleWork =
  | 'listBundleBatches'
  | 'createBundleBatch'
  | 'updateBundleBatch'
  | 'deleteBundleBatch'
  | 'printBundles'
  | 'listBundlePrintLogs'
  | 'previewBundles'
  | 'deleteBundles'
  | 'splitBundle'
  | 'holdBundles'
  | 'moveBundleLocation';

/** What is done to bundles that exist: batches, tickets, splits, holds, shelves. */
export const bundleWork: Feature<BundleWork> = (services) => ({
  listBundleBatches: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listBundleBatches',
        last: true,
        from: batchRows(companyId, query),
        columns: batchColumns,
        searchAs: batchSearchAs,
        query,
        can,
        defaultOrder: sql`o.order_no desc, r.bundle_from`,
      }),
    ),

  createBundleBatch: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      batchRow(services, tx, call, await makeBatch(services, tx, call, call.body)),
    ),

  updateBundleBatch: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await changeBatch(services, tx, call, call.body);
      return batchRow(services, tx, call, call.body.id);
    }),

  deleteBundleBatch: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await removeBatch(services, tx, call, call.query);
      return true as const;
    }),

  printBundles: (call) =>
    services.engine.tenant(call.scope, (tx) => printTickets(services, tx, call, call.body)),

  listBundlePrintLogs: ({ scope, companyId, query = {}, can, long }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listBundlePrintLogs',
        last: true,
        long,
        from: printLogRows(companyId, query),
        columns: printLogColumns,
        searchAs: printLogSearchAs,
        query,
        can,
        defaultOrder: sql`p.create_date desc, b.bundle_no`,
      }),
    ),

  previewBundles: (call) =>
    services.engine.tenant(call.scope, (tx) => previewBundles(tx, call, call.query)),

  deleteBundles: (call) =>
    services.engine.tenant(call.scope, (tx) => deleteBundles(services, tx, call, call.query)),

  splitBundle: (call) =>
    services.engine.tenant(call.scope, (tx) => splitBundle(services, tx, call, call.body)),

  holdBundles: async (call) => {
    const { ids, isHold, holdReason } = call.body;
    const reason = isHold ? requireHoldReason(holdReason) : '';
    return eachAlone(services, call, ids, (tx, id) =>
      isHold ? holdBundle(services, tx, call, id, reason) : releaseBundle(services, tx, call, id),
    );
  },

  moveBundleLocation: (call) =>
    eachAlone(services, call, call.body.bundleIds, (tx, id) =>
      shelveBundle(services, tx, call, id, call.body),
    ),
});
