import { sql } from '../../database/engine.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import type { Feature } from '../../operations.ts';
import { requireBedVersion } from '../beds/public.ts';
import {
  bundleColumns,
  bundleCounts,
  bundleRows,
  bundleSearchAs,
  bundlesAlsoNamed,
  isLiveBundle,
} from './bundle-list.sql.ts';
import { generateBundles, generatedBundles } from './generate-bundles.ts';

export const bundles: Feature<'listBundles' | 'countBundles' | 'generateBundles'> = (services) => ({
  listBundles: ({ scope, companyId, query = {}, can, long }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listBundles',
        last: true,
        long,
        from: bundleRows(companyId, query),
        columns: bundleColumns,
        searchAs: bundleSearchAs,
        alsoNamed: bundlesAlsoNamed,
        capitals: ['barcode'],
        query,
        can,
        counted: isLiveBundle,
        defaultOrder: sql`b.order_id, b.bundle_no, b.split_seq`,
      }),
    ),

  countBundles: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      bundleCounts(
        tx,
        matchingRows(tx, {
          operation: 'listBundles',
          from: bundleRows(companyId, query),
          columns: bundleColumns,
          searchAs: bundleSearchAs,
          alsoNamed: bundlesAlsoNamed,
          capitals: ['barcode'],
          query,
          can,
        }),
      ),
    ),

  generateBundles: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { reduceBedId, version, splitRuleId } = call.body;
      await requireBedVersion(tx, call, reduceBedId, version);
      const isNew = await generateBundles(services, tx, call, reduceBedId, splitRuleId);
      return generatedBundles(tx, call, reduceBedId, isNew);
    }),
});
