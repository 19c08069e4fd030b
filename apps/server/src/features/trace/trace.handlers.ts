import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import {
  bundleColumns,
  bundleRow,
  bundleRows,
  bundleSearchAs,
  bundlesAlsoNamed,
} from '../bundles/public.ts';
import { bundleTrace } from './bundle-trace.ts';
import { related } from './trace.sql.ts';

/** Where a bundle came from, and which others share its fate. */
export const trace: Feature<'getBundleTrace' | 'listRelatedBundles'> = (services) => ({
  getBundleTrace: (call) =>
    services.engine.tenant(call.scope, (tx) =>
      bundleTrace(services, tx, call, call.query, call.language),
    ),

  listRelatedBundles: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query, can } = call;
      await bundleRow(services, tx, call, query.bundleId);
      return services.list.page(tx, {
        operation: 'listRelatedBundles',
        last: true,
        from: sql`${bundleRows(companyId, {})} and b.id <> ${query.bundleId}
          ${related(companyId, query.bundleId, query.by)}`,
        columns: bundleColumns,
        searchAs: bundleSearchAs,
        alsoNamed: bundlesAlsoNamed,
        capitals: ['barcode'],
        query,
        can,
        defaultOrder: sql`b.order_id, b.bundle_no, b.split_seq`,
      });
    }),
});
