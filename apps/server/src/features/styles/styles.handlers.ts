import { sql, type Tx } from '../../database/engine.ts';
import type { OperationId, RowOf } from '../../generated/operations.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { approveStyle, changeStyleStatus } from './approve-style.ts';
import { compareStyles } from './compare-styles.ts';
import { importStyles } from './import-styles.ts';
import { createStyle, deleteStyle, updateStyle } from './save-style.ts';
import { styleDetail } from './style-detail.ts';
import { styleColumns, styleOrderColumns, styleOrderRows, styleRows } from './style-list.sql.ts';

type StyleOperations =
  | 'listStyles'
  | 'getStyle'
  | 'createStyle'
  | 'updateStyle'
  | 'deleteStyle'
  | 'importStyles'
  | 'approveStyle'
  | 'changeStyleStatus'
  | 'compareStyles'
  | 'listStyleOrders';

/** Styles as they are listed, read, saved and released. */
export const styles: Feature<StyleOperations> = (services) => ({
  listStyles: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listStyles',
        last: true,
        from: styleRows(companyId, query),
        columns: styleColumns,
        pinyin: { styleName: sql`s.pinyin` },
        query,
        can,
        defaultOrder: sql`s.update_date desc`,
      }),
    ),

  getStyle: (call) =>
    services.engine.tenant(call.scope, (tx) => styleDetail(tx, call, call.query.id)),

  createStyle: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      styleRow(services, tx, call, await createStyle(services, tx, call, call.body)),
    ),

  updateStyle: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await updateStyle(services, tx, call, call.body);
      return styleRow(services, tx, call, call.body.id);
    }),

  deleteStyle: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await deleteStyle(services, tx, call, call.query);
      return true as const;
    }),

  importStyles: (call) =>
    services.engine.tenant(call.scope, (tx) => importStyles(services, tx, call, call.body)),

  approveStyle: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await approveStyle(services, tx, call, call.body);
      return styleRow(services, tx, call, call.body.id);
    }),

  changeStyleStatus: (call) => {
    const { ids, status, reason } = call.body;
    return eachAlone(services, call, ids, (tx, id) =>
      changeStyleStatus(services, tx, call, id, status, reason ?? undefined),
    );
  },

  compareStyles: (call) =>
    services.engine.tenant(call.scope, (tx) => compareStyles(tx, call, call.query)),

  listStyleOrders: ({ scope, companyId, query, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listStyleOrders',
        last: true,
        from: styleOrderRows(companyId, query.id),
        columns: styleOrderColumns,
        rowId: sql`o.id`,
        query,
        can,
        defaultOrder: sql`o.create_date desc`,
      }),
    ),
});

/** A style as its list shows it. */
async function styleRow(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Call<OperationId>,
  id: string,
): Promise<RowOf<'listStyles'>> {
  const { list: rows } = await list.page(tx, {
    operation: 'listStyles',
    from: styleRows(companyId, { id }),
    columns: styleColumns,
    query: {},
    can,
  });
  const [row] = rows;
  if (!row) throw new Error(`style ${id} was saved and is not listed`);
  return row;
}
