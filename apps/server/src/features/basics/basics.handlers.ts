import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import {
  colorColumns,
  colorRows,
  customerColumns,
  customerRows,
  materialColumns,
  materialRows,
  sizeColumns,
  sizeRows,
} from './basics.sql.ts';

export const basics: Feature<'listColors' | 'listSizes' | 'listCustomers' | 'listMaterials'> = ({
  engine,
  list,
}) => ({
  listColors: ({ scope, companyId, query = {}, can }) =>
    engine.tenant(scope, (tx) =>
      list.page(tx, {
        operation: 'listColors',
        from: colorRows(companyId),
        columns: colorColumns,
        query,
        can,
        defaultOrder: sql`c.code`,
      }),
    ),

  listSizes: ({ scope, companyId, query = {}, can }) =>
    engine.tenant(scope, (tx) =>
      list.page(tx, {
        operation: 'listSizes',
        from: sizeRows(companyId, query.sizeGroupId),
        columns: sizeColumns,
        query,
        can,
        defaultOrder: sql`g.code, z.sort`,
      }),
    ),

  listCustomers: ({ scope, companyId, query = {}, can }) =>
    engine.tenant(scope, (tx) =>
      list.page(tx, {
        operation: 'listCustomers',
        from: customerRows(companyId),
        columns: customerColumns,
        query,
        can,
        defaultOrder: sql`k.code`,
      }),
    ),

  listMaterials: ({ scope, companyId, query = {}, can }) =>
    engine.tenant(scope, (tx) =>
      list.page(tx, {
        operation: 'listMaterials',
        from: materialRows(companyId, query.materialType),
        columns: materialColumns,
        query,
        can,
        defaultOrder: sql`m.code`,
      }),
    ),
});
