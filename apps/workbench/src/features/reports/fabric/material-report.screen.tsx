import {
  MaterialLedgerRowFields,
  MaterialReportRowFields,
  UpdateMaterialEtaBodyFields,
} from '@garment-mes/sdk/labels';
import {
  getMaterialReport,
  listMaterialLedgerEntries,
  updateMaterialEta,
} from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** Fabric, lining, interlining and rib: fed to beds by slips. */
const LAST_FABRIC_TYPE = 4;

const eta = {
  ...{ operation: updateMaterialEta, label: msg('填预计到料') },
  asked: UpdateMaterialEtaBodyFields,
} as const;

/** What running orders need of each material, have drawn and lack, and when what is lacking comes. */
export const materialReport = defineReport({
  operation: getMaterialReport,
  title: msg('物料报表'),
  empty: msg('没有需要物料的订单'),
  fields: MaterialReportRowFields,
  rowId: ({ orderId, materialId, colorId }) => [orderId, materialId, colorId].join('/'),
  parameters: [
    common.orderNo,
    common.styleNo,
    { kind: 'enum', param: 'materialType', label: msg('类型'), enumName: 'MaterialType' },
    { kind: 'days', param: 'workDateFrom', to: 'workDateTo', label: msg('计划上线') },
    common.customer,
    { kind: 'record', param: 'warehouseId', label: msg('仓库'), reference: 'listWarehouses' },
    { kind: 'switch', param: 'lacking', label: msg('只看缺料') },
  ],
  actions: {
    eta: {
      ...eta,
      ask: ['etaDate', { field: 'remark', wide: true }],
      begin: ([{ etaDate }]) => (etaDate === null ? {} : { etaDate }),
      confirm: ([{ orderNo, materialName, colorName }]) =>
        t('{what} 何时到料？', {
          what: [orderNo, materialName, colorName].filter(Boolean).join(' '),
        }),
      body: ([{ orderId, materialId, colorId }], { etaDate = '', remark }) => ({
        ...{ orderId, materialId, colorId, etaDate, remark: remark?.trim() || null },
      }),
    },
    etas: {
      ...{ ...eta, on: 'rows', each: true },
      ask: ['etaDate', { field: 'remark', wide: true }],
      confirm: ({ length }) => t('{n} 行物料何时到料？', { n: length }),
      body: ([{ orderId, materialId, colorId }], { etaDate = '', remark }) => ({
        ...{ orderId, materialId, colorId, etaDate, remark: remark?.trim() || null },
      }),
    },
  },
  behind: {
    label: msg('库存流水'),
    title: ({ orderNo, materialName, colorName }) =>
      [orderNo, materialName, colorName].filter(Boolean).join(' · '),
    of: ['issuedNum', 'returnNum'],
    // Fabric is drawn by feeding slips, which are no movements of this store.
    when: ({ materialType }) => materialType > LAST_FABRIC_TYPE,
    list: listMaterialLedgerEntries,
    fields: MaterialLedgerRowFields,
    query: ({ orderId, materialId }) => ({ orderId, materialId }),
    rowId: ({ id }) => id,
    columns: [
      ...(['createDate', 'billNo', 'colorName', 'lotNo', 'num', 'balanceNum', 'unitCode'] as const),
      ...(['warehouseName', 'byName'] as const),
    ],
  },
});

/** Whether everything is there to begin and to finish an order. */
export default function MaterialReport() {
  return <ReportScreen report={materialReport} />;
}
