/** Rights that no call belongs to: columns and exports. */
export const fieldRights: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  'PUT^/mes2/reduce/overCut': { zh: '超裁', en: 'Over-cut' },
  'PUT^/mes2/materialsDelivery/anyLine': { zh: '发到未排产线', en: 'Deliver to any line' },
  'PUT^/mes2/bundleProcess/other': { zh: '替他人报工', en: 'Report work for anybody' },
  'PUT^/mes2/calendar/holiday': { zh: '过去法定假日', en: 'Past public holidays' },
  'FIELD^order.unitPrice': { zh: '订单单价', en: 'Order prices' },
  'FIELD^orderProcess.price': { zh: '工序工价', en: 'Piece rates' },
  'FIELD^wage.amount': { zh: '工资金额', en: 'Wages' },
  'FIELD^customer.name': { zh: '客户名称', en: 'Customer names' },
  'EXPORT^order': { zh: '导出订单', en: 'Export orders' },
};
