/** A page of the menu. Buttons hang under the page whose service paths they call. */
export interface MenuPage {
  readonly url: string;
  readonly zh: string;
  readonly en: string;
  readonly group: GroupCode;
  /** Service paths whose operations are this page's buttons. */
  readonly calls?: readonly string[];
}

/** Groups of the left menu in their order; captions of at most four characters. */
export const groups = {
  G1: { zh: '订单', en: 'Orders', icon: 'clipboard-list' },
  G3: { zh: '款式技术', en: 'Styles', icon: 'shirt' },
  G5: { zh: '面料投料', en: 'Fabric', icon: 'layers' },
  G6: { zh: '裁床', en: 'Cutting', icon: 'scissors' },
  G7: { zh: '条码', en: 'Tickets', icon: 'barcode' },
  G14: { zh: '报表看板', en: 'Boards', icon: 'chart-column' },
  G15: { zh: '基础设置', en: 'Basics', icon: 'settings' },
  G16: { zh: '组织权限', en: 'People', icon: 'users' },
  A: { zh: '手持端', en: 'Handheld', icon: 'smartphone' },
} as const;

export type GroupCode = keyof typeof groups;

/** The one list of pages in the menu. A page gets its line here when its screen is built. */
// biome-ignore format: a page is one line.
export const pages: readonly MenuPage[] = [
  { url: '/makingCenter/order/order', group: 'G1', zh: '订单列表', en: 'Orders', calls: ['/mes2/saas/order/'] },
  { url: '/mes/reduceBed/reduceBedList', group: 'G6', zh: '裁床列表', en: 'Cutting beds', calls: ['/mes2/reduce/'] },
  { url: '/mes/reduceBed/addReduceBedBill', group: 'G6', zh: '新增床单', en: 'New bed' },
  { url: '/mes/packaging/bundleGenerate', group: 'G7', zh: '分扎', en: 'Bundles', calls: ['/mes2/bundle/'] },
  { url: '/mes/card/carSewing', group: 'G7', zh: '扎号标签', en: 'Bundle labels' },
  { url: '/mes/report/reduceBed', group: 'G14', zh: '裁床看板', en: 'Cutting board' },
  { url: '/mes/app/bgapp', group: 'A', zh: '报工', en: 'Report work', calls: ['/mes2/bundleProcess/', '/mes2/scan/'] },
];

/** Rights that no call belongs to: columns and exports. */
export const fieldRights: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  'PUT^/mes2/reduce/overCut': { zh: '超裁', en: 'Cut over the limit' },
  'POST^/mes2/bundleProcess/manual': { zh: '补录报工', en: 'Report work by hand' },
  'FIELD^order.unitPrice': { zh: '订单单价', en: 'Order prices' },
  'FIELD^orderProcess.price': { zh: '工序工价', en: 'Piece rates' },
  'FIELD^wage.amount': { zh: '工资金额', en: 'Wages' },
  'FIELD^customer.name': { zh: '客户名称', en: 'Customer names' },
};
