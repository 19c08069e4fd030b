import * as amc from '@garment-mes/sdk/amc';
import * as mes2 from '@garment-mes/sdk/mes2';
import { expect } from 'vitest';
import { OF_ORDER, PAGE, type Walk } from './walk.ts';

/** The bundles of the order that a person sees. */
export const bundlesOf = async ({ as }: Walk, username: string) =>
  (
    await mes2.listBundles(await as(username), {
      query: { ...OF_ORDER, order: 'bundle_no_num asc' },
    })
  ).list;

/** A bundle by its number, which the person has to see. */
export const bundleOf = async (walk: Walk, username: string, no: number) =>
  (await bundlesOf(walk, username)).find(({ bundleNo }) => bundleNo === no) ??
  expect.fail(`${username} does not see B000${no}`);

/** Reports an operation of a whole bundle for the person who reports. @param card scanned instead of the bundle */
export async function reportWork(
  walk: Walk,
  username: string,
  no: number,
  processName: string,
  card?: string,
) {
  const { as, moment, requestId } = walk;
  const person = await as(username);
  const me = (await amc.getUserCompany(person)).find(({ isDefault }) => isDefault === '0');
  const { id: bundleId, num } = await bundleOf(walk, 'cx.clerk', no);
  const { list } = await mes2.listBundleProcesses(person, { query: { ...PAGE, bundleId } });
  const step = list.find((each) => each.processName === processName) ?? expect.fail(processName);
  return mes2.recordScan(person, {
    body: {
      ...(card === undefined ? { id: step.id } : { barcode: card }),
      bundleProcessSubmitRecord: {
        requestId: requestId(),
        type: 1,
        num,
        employeeId: me?.employeeId ?? expect.fail(`${username} is no employee`),
        orderProcessId: step.orderProcessId,
        deviceDate: moment(),
        channel: 1,
      },
    },
  });
}
