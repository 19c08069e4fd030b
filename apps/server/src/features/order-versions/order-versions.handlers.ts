import type { Language } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Feature, Services } from '../../operations.ts';
import { activateVersion, refuseVersion, versionDiff } from './decide-version.ts';
import { previewResync, resyncFromStyle } from './resync-order.ts';
import { checkVersion, type Editor, saveVersion, versionDraft } from './save-version.ts';
import { changeTextIn } from './version-content.ts';
import { versionColumns, versionRows } from './version-record.sql.ts';

type Row = RowOf<'listOrderVersions'>;

type VersionOperations =
  | 'listOrderVersions'
  | 'getOrderVersionDiff'
  | 'getOrderVersionDraft'
  | 'saveOrderVersion'
  | 'checkOrderVersion'
  | 'activateOrderVersion'
  | 'refuseOrderVersion'
  | 'resyncOrderFromStyle'
  | 'previewOrderResync';

/** Changes of confirmed orders: prepared by one person, decided by another. */
export const orderVersions: Feature<VersionOperations> = (services) => ({
  listOrderVersions: ({ scope, companyId, query = {}, can, language }) =>
    services.engine.tenant(scope, async (tx) => {
      const page = await services.list.page(tx, {
        operation: 'listOrderVersions',
        from: versionRows(companyId, query),
        columns: versionColumns,
        query,
        can,
        defaultOrder: sql`v.create_date desc`,
      });
      return { ...page, list: page.list.map((row) => inWords(row, language)) };
    }),

  getOrderVersionDiff: (call) =>
    services.engine.tenant(call.scope, (tx) => versionDiff(tx, call, call.query)),

  getOrderVersionDraft: (call) =>
    services.engine.tenant(call.scope, (tx) => versionDraft(tx, call, call.query.orderId)),

  saveOrderVersion: (call) =>
    services.engine.tenant(call.scope, (tx) => saveVersion(services, tx, call, call.body)),

  checkOrderVersion: (call) =>
    services.engine.tenant(call.scope, (tx) => checkVersion(tx, call, call.body)),

  activateOrderVersion: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await activateVersion(services, tx, call, call.body);
      return versionRow(services, tx, call, call.body.id);
    }),

  refuseOrderVersion: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await refuseVersion(services, tx, call, call.body);
      return versionRow(services, tx, call, call.body.id);
    }),

  resyncOrderFromStyle: (call) =>
    services.engine.tenant(call.scope, (tx) => resyncFromStyle(services, tx, call, call.body)),

  previewOrderResync: (call) =>
    services.engine.tenant(call.scope, (tx) => previewResync(tx, call, call.query.orderId)),
});

async function versionRow(
  { list }: Services,
  tx: Tx,
  { companyId, can, language }: Editor,
  id: string,
): Promise<Row> {
  const { list: rows } = await list.page(tx, {
    operation: 'listOrderVersions',
    from: versionRows(companyId, { id }),
    columns: versionColumns,
    query: {},
    can,
  });
  const [row] = rows;
  if (!row) throw new Error(`version ${id} was decided and is not listed`);
  return inWords(row, language);
}

const inWords = (row: Row, language: Language): Row => ({
  ...row,
  changeText: changeTextIn(row.changeText, language),
});
