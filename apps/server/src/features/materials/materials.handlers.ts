import { sql } from '../../database/engine.ts';
import { report } from '../../list/report.ts';
import type { Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { ledgerColumns, ledgerRows } from './ledger-list.sql.ts';
import { makeRequisition, requisitionRow } from './make-requisition.ts';
import {
  materialReportColumns,
  materialReportRatios,
  materialReportRowId,
  materialReportRows,
} from './material-report.sql.ts';
import { bomRemain } from './requisition.sql.ts';
import { requisitionColumns, requisitionRows } from './requisition-list.sql.ts';
import {
  decideRequisition,
  issueRequisition,
  returnRequisition,
  voidRequisition,
} from './requisition-steps.ts';
import { saveEta } from './save-eta.ts';

type MaterialOperations =
  | 'listMaterialRequisitions'
  | 'getRequisitionBomRemain'
  | 'createMaterialRequisition'
  | 'approveMaterialRequisition'
  | 'issueMaterialRequisition'
  | 'returnMaterialRequisition'
  | 'voidMaterialRequisition'
  | 'listMaterialLedgerEntries'
  | 'getMaterialReport'
  | 'updateMaterialEta';

const materialReport = report({
  operation: 'getMaterialReport',
  scope: 'company',
  range: 'workDate',
  rows: ({ companyId, query }) => materialReportRows(companyId, query),
  columns: materialReportColumns,
  ratios: materialReportRatios,
  rowId: materialReportRowId,
  order: ({ query }) =>
    query.byMaterial
      ? sql`r.code, r.color_name, r.plan_sew_date`
      : sql`r.plan_sew_date nulls last, r.order_no`,
});

export const materials: Feature<MaterialOperations> = (services) => ({
  listMaterialRequisitions: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listMaterialRequisitions',
        last: true,
        from: requisitionRows(companyId, query),
        columns: requisitionColumns,
        query,
        can,
        defaultOrder: sql`q.create_date desc`,
      }),
    ),

  getRequisitionBomRemain: (call) =>
    services.engine.tenant(call.scope, (tx) => bomRemain(tx, call, call.query.orderId)),

  createMaterialRequisition: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      requisitionRow(services, tx, call, await makeRequisition(services, tx, call, call.body)),
    ),

  approveMaterialRequisition: (call) =>
    eachAlone(services, call, call.body.ids, (tx, id) =>
      decideRequisition(services, tx, call, id, call.body),
    ),

  issueMaterialRequisition: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await issueRequisition(services, tx, call, call.body);
      return requisitionRow(services, tx, call, call.body.id);
    }),

  returnMaterialRequisition: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await returnRequisition(services, tx, call, call.body);
      return requisitionRow(services, tx, call, call.body.id);
    }),

  voidMaterialRequisition: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await voidRequisition(services, tx, call, call.body);
      return requisitionRow(services, tx, call, call.body.id);
    }),

  listMaterialLedgerEntries: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listMaterialLedgerEntries',
        last: true,
        from: ledgerRows(companyId, query),
        columns: ledgerColumns,
        query,
        can,
        defaultOrder: sql`l.create_date desc`,
      }),
    ),

  ...materialReport(services),

  updateMaterialEta: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await saveEta(services, tx, call, call.body);
      return true as const;
    }),
});
