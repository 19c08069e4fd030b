import {
  FabricLotRowFields,
  FabricRollRowFields,
  RecordReasonBodyFields,
} from '@garment-mes/sdk/labels';
import {
  createCloth,
  type FabricLotRow,
  inspectCloth,
  listCloths,
  listFabricRolls,
  releaseCloth,
  returnCloth,
} from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { type Action, defineList } from '#screens/list/list-definition.ts';
import { ListViews, listView } from '#screens/list/list-views.tsx';
import { INSPECTION_TAB } from './rolls/inspection-tab.ts';
import { PrintRolls, PrintRollsOf } from './rolls/print-rolls.tsx';

const MATERIAL = { param: 'materialId', label: msg('面料'), reference: 'listMaterials' } as const;
const ORDER = { param: 'orderId', label: msg('预留订单'), reference: 'listOrders' } as const;

/** Judged, and fit to be cut. */
const mayRelease = ({ status, inspectResult }: FabricLotRow) =>
  status === 1 && (inspectResult === 1 || inspectResult === 2);

const sendBack: Action<FabricLotRow, typeof returnCloth> = {
  operation: returnCloth,
  ...{ label: msg('退货'), danger: true },
  when: ({ status }) => status < 3,
  confirm: ([{ rollNum, totalLen }]) =>
    t('退回供应商：{rolls} 卷 {len} 米？', { rolls: rollNum, len: Number(totalLen) }),
  ...{ ask: ['reason'], asked: RecordReasonBodyFields },
  body: ([{ id, version }], { reason = '' }) => ({ id, version, reason }),
};

const receipts = defineList({
  operation: listCloths,
  liveTopic: 'cloth',
  fields: FabricLotRowFields,
  // Whether it may be cut, and how much is left of it, comes first.
  columns: [
    ...(['cNo', 'status', 'inspectResult', 'materialName', 'colorNames', 'orderNo'] as const),
    ...(['rollNum', 'remainLen', 'relaxDate', 'dyeLots', 'totalLen', 'totalWeight'] as const),
    ...(['shortLen', 'pointsPer100', 'receiveDate', 'supplierName', 'warehouseName'] as const),
    ...(['ageDays', 'remark'] as const),
  ],
  quickFilters: [
    'status',
    'inspectResult',
    MATERIAL,
    ORDER,
    'receiveDate',
    { param: 'relaxing', label: msg('松布未到时') },
    { param: 'remnant', label: msg('有余布') },
  ],
  actions: {
    create: {
      operation: createCloth,
      ...{ label: msg('新增到货'), on: 'list', primary: true },
      to: () => href('/mes/cloth/addCloth'),
    },
    inspect: {
      operation: inspectCloth,
      label: msg('检验'),
      when: ({ status }) => status === 0 || status === 1,
      to: ({ cNo }) => href('/mes/cloth/clothDetail/{cNo}', { cNo }, { tab: INSPECTION_TAB }),
    },
    release: {
      operation: releaseCloth,
      ...{ label: msg('放行'), when: mayRelease },
      confirm: ([{ cNo }]) => t('放行 {cNo}？', { cNo }),
      body: ([{ id }]) => ({ ids: [id] }),
    },
    return: sendBack,
    releaseAll: {
      operation: releaseCloth,
      ...{ label: msg('批量放行'), on: 'rows', when: mayRelease },
      confirm: (rows) => t('放行 {count} 批到货？', { count: rows.length }),
      body: (rows) => ({ ids: rows.map(({ id }) => id) }),
    },
    labels: { label: msg('打印卷标签'), on: 'rows', open: PrintRollsOf },
  },
});

const rolls = defineList({
  operation: listFabricRolls,
  liveTopic: 'cloth',
  fields: FabricRollRowFields,
  columns: [
    ...(['rollNo', 'status', 'materialName', 'colorName', 'dyeLot', 'shade', 'cNo'] as const),
    ...(['labelLen', 'actualLen', 'shortLen', 'remainLen', 'widthCm', 'points'] as const),
    ...(['rollPointsPer100', 'locationCode', 'orderNo'] as const),
  ],
  quickFilters: ['status', MATERIAL, ORDER],
  actions: { labels: { label: msg('打印卷标签'), on: 'rows', open: PrintRolls } },
});

const VIEWS = {
  receipts: listView(msg('按布单'), receipts),
  rolls: listView(msg('按卷'), rolls),
};

/** What fabric has arrived for which order, as receipts or roll by roll. */
export default function ClothList() {
  return <ListViews views={VIEWS} />;
}
