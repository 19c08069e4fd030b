import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { accessChanged } from './access-changed.ts';
import { buttonsOnRecords } from './testing/buttons-on-records.ts';
import { cuttingHandOvers, toApprove } from './testing/cutting-hand-overs.ts';
import { deliveryHandOvers } from './testing/delivery-hand-overs.ts';
import { fabricHandOvers } from './testing/fabric-hand-overs.ts';
import { floorHandOvers } from './testing/floor-hand-overs.ts';
import {
  type Desk,
  type HandOver,
  type HandOvers,
  openDesk,
  PEOPLE,
  type Person,
} from './testing/hand-over.ts';
import { orderHandOvers } from './testing/order-hand-overs.ts';
import { qualityHandOvers } from './testing/quality-hand-overs.ts';

const table: HandOvers = {
  ...cuttingHandOvers,
  ...deliveryHandOvers,
  ...fabricHandOvers,
  ...floorHandOvers,
  ...orderHandOvers,
  ...qualityHandOvers,
};
const handOvers = (Object.keys(table) as OperationId[]).flatMap((id) => rowsOf(id, table[id]));

interface NamedRow {
  readonly name: string;
  readonly id: OperationId;
  readonly row: HandOver;
}

function rowsOf(id: OperationId, rows: HandOvers[OperationId]): NamedRow[] {
  if (!rows) return [];
  if (isRow(rows)) return [{ name: id, id, row: rows }];
  return Object.entries(rows).map(([way, row]) => ({ name: `${id}, ${way}`, id, row }));
}

function isRow(rows: NonNullable<HandOvers[OperationId]>): rows is HandOver {
  return typeof rows.given === 'function';
}

/** Buttons on a record that pass nothing from one to another, and why. */
const KEPT: Readonly<Record<string, readonly OperationId[]>> = {
  'who enters a record, changes it or takes it out of use keeps it': [
    ...(['deleteUser', 'registerAccounts', 'setFirstPassword'] as const),
    ...([
      'updateDepartment',
      'deleteDepartment',
      'updateBoardDevice',
      'revokeBoardDevice',
    ] as const),
    ...(['updateMachine', 'changeMachineStatus', 'scrapMachine'] as const),
    ...(['updateCloth', 'inspectCloth', 'returnCloth', 'updateFabricRoll'] as const),
    ...(['createFeedingSlip', 'updateFeedingSlip', 'voidFeedingSlip'] as const),
    ...(['createMaterialRequisition', 'voidMaterialRequisition'] as const),
    ...([
      'createCuttingBed',
      'updateCuttingBed',
      'deleteCuttingBed',
      'startCuttingBed',
      'finishCutting',
    ] as const),
    ...(['createCuttingBedFabricRoll', 'updateCuttingBedFabricRoll'] as const),
    ...(['deleteCuttingBedFabricRoll', 'recordCuttingBedPrint', 'saveRemnantSlip'] as const),
    ...(['savePanelCheck', 'generateBundles', 'deleteBundles', 'moveBundleLocation'] as const),
    ...(['createBundleBatch', 'updateBundleBatch', 'deleteBundleBatch'] as const),
    ...(['printBundles', 'skipBundleProcess', 'updateSlotCard'] as const),
    ...(['createCheckRecord', 'updateCheckRecord', 'deleteCheckBad', 'voidCheckRecord'] as const),
    'updatePatrol',
    ...(['updateLine', 'saveLineLayout', 'saveTaktTarget', 'updateTargetRecord'] as const),
    ...([
      'updateAttendance',
      'deleteAttendance',
      'updateWorkedHours',
      'deleteWorkedHours',
      'updateManpowerInput',
      'saveCalendar',
      'saveShift',
      'deleteShift',
    ] as const),
  ],
  'a job is the company’s: whoever may run again what failed runs all of it': ['retryBatchDayLog'],
  'catalogues and archives are the company’s: whoever keeps one keeps all of it': [
    ...(['sortDefectCategories', 'moveTreeDict', 'tryLineProblemSet', 'testVoice'] as const),
    ...(['updateFileLevel', 'deleteFileLevel', 'updateSiteArchive'] as const),
    ...(['publishSiteArchive', 'retireSiteArchive'] as const),
    ...(['updateCuttingDie', 'changeCuttingDieStatus'] as const),
    ...(['updateStyle', 'deleteStyle', 'changeStyleStatus'] as const),
  ],
  'an order is everybody’s: its rights alone decide': [
    ...(['updateOrder', 'deleteOrder', 'confirmOrder', 'withdrawOrder'] as const),
    ...(['suspendOrder', 'resumeOrder', 'finishOrder', 'reopenOrder'] as const),
    ...(['closeOrder', 'uncloseOrder', 'cancelOrder', 'saveOrderVersion', 'saveCutPlan'] as const),
    ...(['deleteOrderBom', 'updateOrderMachine', 'deleteOrderMachines'] as const),
  ],
  'a lot is the company’s: the manager decides it, a flow what is let go (the tests of final inspections)':
    ['confirmInspection', 'requestConcession'],
  'garments in store are the company’s: rights decide, and that others confirm (the tests of goods)':
    [
      ...(['updateWarehouseReceipt', 'submitWarehouseReceipt'] as const),
      ...(['backWarehouseReceipt', 'voidWarehouseReceipt'] as const),
      ...(['updateWarehouseOut', 'submitWarehouseOut'] as const),
      ...(['backWarehouseOut', 'voidWarehouseOut'] as const),
      ...(['reverseWarehouseBill', 'sealCarton'] as const),
    ],
  'a wage goes between its owner and payroll, each with a right of its own (the tests of wage records)':
    [
      ...(['confirmWageRecords', 'objectWageRecord', 'answerWageObjection'] as const),
      ...(['approveWageAdjusts', 'unlockWageRecords', 'payWageRecords'] as const),
    ],
  'a plan is made and unmade by those who plan the line or the table': [
    ...(['deleteSchedule', 'changeScheduleStatus', 'endSchedule', 'updateDayPlan'] as const),
    ...(['reopenSchedule', 'splitSchedule', 'updateDispatchOrder'] as const),
    ...(['updateCuttingSchedule', 'endCuttingSchedule'] as const),
    ...(['cancelCuttingSchedule', 'reorderCuttingSchedules'] as const),
    ...(['createResourceOccupation', 'cancelResourceOccupation'] as const),
    ...(['createCuttingDieSchedule', 'updateCuttingDieSchedule'] as const),
    'cancelCuttingDieSchedule',
  ],
  'work is booked for the person who did it (the tests of scans)': [
    ...(['recordScan', 'recordScans', 'recordManualScan', 'reverseScan'] as const),
  ],
};

let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await testServer({ demo: true });
  desk = await openDesk(server);
});
afterAll(() => server.close());

const DONE = 'done';

/** Whether it was done, else the sentence; a batch answers for each record. */
function outcome({ status, data }: { status: number; data: unknown }): unknown {
  if (status !== 200) return data;
  const fails = Array.isArray(data)
    ? data.filter(({ isOk }) => isOk === false)
    : ((data as { fails?: { text: string }[] } | null)?.fails ?? []);
  return fails[0]?.text ?? DONE;
}

const people = Object.keys(PEOPLE) as Person[];

test('every button that changes a record stands in the table, or it is said why it hands nothing over', () => {
  const buttons = buttonsOnRecords();
  const rows = handOvers.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) === at);
  const said = [...rows, ...Object.values(KEPT).flat()];
  expect(buttons.filter((id) => !said.includes(id))).toEqual([]);
  expect(said.filter((id, at) => said.indexOf(id) !== at)).toEqual([]);
  expect(
    Object.values(KEPT)
      .flat()
      .filter((id) => !buttons.includes(id)),
  ).toEqual([]);
});

test.each(handOvers)('$name: who may, and what everybody else reads', async ({ id, row }) => {
  const { method, path }: OperationFacts = operations[id];
  const asks = async (who: Person, body: object) =>
    (await server.call(PEOPLE[who], method, path, body)).body;
  const refused = row.refused ?? {};
  const expected: Record<string, unknown> = {};
  const answered: Record<string, unknown> = {};
  const body = await row.given(desk);
  for (const who of people.filter((each) => !row.done.includes(each))) {
    const answer = await asks(who, body);
    const sentence = refused[who] ?? row.others;
    expected[who] = sentence ?? 10401;
    answered[who] = sentence === undefined ? answer.status : outcome(answer);
  }
  for (const [at, who] of row.done.entries()) {
    expected[who] = DONE;
    answered[who] = outcome(await asks(who, at === 0 ? body : await row.given(desk)));
  }
  expect(answered).toEqual(expected);
});

test('whoever keeps cards takes back any line’s; a leader with the right those of his line alone', async () => {
  const given = handOvers.find(({ id }) => id === 'unbindSlotCard')?.row.given;
  if (!given) throw new Error('no row of cards');
  const { method, path }: OperationFacts = operations.unbindSlotCard;
  await server.query(sql`
    insert into amc.job_menu (company_id, job_id, menu_id)
    select j.company_id, j.id, m.id from amc.job j join amc.menu m on m.method = 'PUT' and m.url = '/mes2/slotCard/unbind'
    where j.company_id = ${desk.companyId} and j.code = 'lineLeader'`);
  await server.engine.system((tx) => accessChanged(tx));
  const answers = async (who: Person) =>
    outcome((await server.call(PEOPLE[who], method, path, await given(desk))).body);
  expect(await answers('otherLine')).toBe('插卡不存在');
  expect(await answers('lineLeader')).toBe(DONE);
  expect(await answers('cuttingLeader')).toBe(DONE);
  expect(await answers('storeHand')).toBe(DONE);
});

test('who submitted a bed does not decide on it; somebody else who may does', async () => {
  const bed = await toApprove(desk, 'cuttingManager');
  const decide = async (who: Person) =>
    outcome(await decided(who, { ...bed, agree: true, opinion: '布边缩水' }));
  const decided = async (who: Person, body: object) =>
    (await server.call(PEOPLE[who], 'PUT', '/mes2/reduce/approve', body)).body;
  expect(await decide('cuttingManager')).toBe('提交人不能审批本床用料差异');
  expect(await decide('admin')).toBe(DONE);
});

test('everybody joins a bed for himself with an even share, and the leader of its table enters others', async () => {
  const { given } = cuttingHandOvers.joinCuttingBed as HandOver;
  const [worker] = await server.query<{ id: string }>(sql`
    select m.id from amc.company_member m join amc.app_user u on u.id = m.user_id
    where m.company_id = ${desk.companyId} and u.username = 'cx.worker'`);
  const join = async (more: object) => {
    const body = { ...(await given(desk)), employeeIds: [worker?.id], ...more };
    return outcome((await server.call('cx.worker', 'PUT', '/mes2/reduce/employee', body)).body);
  };
  expect(await join({ sharePct: '90' })).toBe('分摊%由裁床组长填写，入床时默认均分');
  expect(await join({})).toBe(DONE);
  expect(await join({ leave: true })).toBe(DONE);
});
