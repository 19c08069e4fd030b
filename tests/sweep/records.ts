import type { Caller } from '../e2e/caller.ts';

const ORDER = "order_no = 'SO2403017'";

const storyOrder = async ({ rows }: Caller): Promise<string> =>
  (await rows('/mes2/saas/order/selectOrderList', ORDER))[0].id;

/** The third bed is a draft, those before it are cut. */
const storyBed =
  (bedNo: number) =>
  async ({ rows }: Caller): Promise<string> =>
    (await rows('/mes2/reduce/list', `${ORDER} and bed_no_num = ${bedNo}`))[0].id;

/** One that passed its checks, so that goods of it come in and go out. */
const passedOrder = async ({ call }: Caller): Promise<string> =>
  (
    await call(
      'GET',
      '/mes2/saas/order/selectOrderList?pageNum=1&pageSize=1&order=qc_pass_num%20desc',
    )
  ).data.list[0].id;

/** Finds the record that an address with a parameter is opened for: what stands from its first parameter on. */
const RECORDS: Readonly<Record<string, (caller: Caller) => Promise<string>>> = {
  // Without a message the page says that there is none.
  '/noticeDetail/{id}': async ({ call }) =>
    (await call('GET', '/mmc/notice/list?pageNum=1&pageSize=1')).data.list[0]?.id ?? '1',
  '/makingCenter/order/orderDetail/{orderId}': storyOrder,
  '/mes/order/addOrderVersion/{id}': storyOrder,
  '/mes/reduceBed/putReduceBedBill/{reduceBedId}': storyBed(3),
  '/mes/reduceBed/putReduceBedBillXYS/{id}': storyBed(3),
  '/mes/reduceBed/addSLDReport/{id}': storyBed(1),
  // One that was inspected and waits for its release.
  '/mes/cloth/clothDetail/{cNo}': async ({ rows }) =>
    (await rows('/mes2/cloth/list', "c_no like '%CJ%'"))[0].cNo,
  '/mes/style/styleDetail/{id}': async ({ call }) =>
    (await call('GET', '/mes2/style/select?pageNum=1&pageSize=1')).data.list[0].id,
  '/mes/packaging/addWarehouseReceipt/{orderId}': passedOrder,
  '/mes/packaging/addWarehouseOut/{orderId}': passedOrder,
  '/mes/employee/empDetail/{id}/{type}': async ({ rows }) =>
    `${(await rows('/amc/users/companyUserInfo', "employee_no = '0417'"))[0].id}/3`,
  '/userCompanyDetail/{id}': async ({ call }) =>
    (await call('GET', '/amc/getUserCompany')).data[0].employeeId,
};

/** The page of the menu that leads to an address with a value in it: whoever has the one opens the other. */
const LED_FROM: Readonly<Record<string, string>> = {
  '/makingCenter/order/orderDetail/{orderId}': '/makingCenter/order/order',
  '/mes/order/addOrderVersion/{id}': '/makingCenter/order/order',
  '/mes/reduceBed/putReduceBedBill/{reduceBedId}': '/mes/reduceBed/reduceBedList',
  '/mes/reduceBed/putReduceBedBillXYS/{id}': '/mes/reduceBed/reduceBedList',
  '/mes/reduceBed/addSLDReport/{id}': '/mes/reduceBed/reduceBedList',
  '/mes/cloth/clothDetail/{cNo}': '/mes/cloth/clothList',
  '/mes/style/styleDetail/{id}': '/mes/style/style',
  '/mes/packaging/addWarehouseReceipt/{orderId}': '/mes/packaging/warehouseReceipt',
  '/mes/packaging/addWarehouseOut/{orderId}': '/mes/packaging/warehouseOut',
  '/mes/employee/empDetail/{id}/{type}': '/mes/employee/employeeShow',
};

/** The page of the menu that an address is reached by, itself or another. @throws for one that nobody wrote down */
export function menuPageOf(path: string): string {
  const page = path.includes('{') ? LED_FROM[path] : path;
  if (page === undefined)
    throw new Error(`tests/sweep/records.ts says no page that leads to ${path}`);
  return page;
}

/** Finds what an address without a parameter is asked for, so that there is something to see. */
const ASKED: Readonly<Record<string, (caller: Caller) => Promise<string>>> = {
  '/mes/qc/qcBarcodeInfoReport': async ({ rows }) =>
    `barcode=${(await rows('/mes2/bundle/list', `${ORDER} and bundle_no_num = 1`))[0].barcode}`,
  '/app/sewingLineApp/sewingLine': async ({ rows }) =>
    `lineDeptId=${(await rows('/mes2/batchRange/list', ORDER))[0].lineDeptId}`,
};

/** The address with a record of the demo in it. @throws for a route that nobody wrote a record for */
export async function addressOf(path: string, caller: Caller): Promise<string> {
  const asked = await ASKED[path]?.(caller);
  if (asked !== undefined) return `${path}?${asked}`;
  if (!path.includes('{')) return path;
  const find = RECORDS[path];
  if (find === undefined) throw new Error(`tests/sweep/records.ts says no record for ${path}`);
  return path.replace(/\{.*$/, await find(caller));
}
