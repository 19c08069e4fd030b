import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { beyondReach, scopedRecords } from './scoped-records.ts';
import { deliveryHandOvers } from './testing/delivery-hand-overs.ts';
import { fabricHandOvers } from './testing/fabric-hand-overs.ts';
import { floorHandOvers } from './testing/floor-hand-overs.ts';
import { type Desk, type HandOver, openDesk, PEOPLE, type Person } from './testing/hand-over.ts';

const handOvers = Object.entries({
  ...deliveryHandOvers,
  ...fabricHandOvers,
  ...floorHandOvers,
}) as [OperationId, HandOver][];

/** Operations on a record of somebody's that pass nothing from one to another, and why. */
const KEPT: Readonly<Record<string, readonly OperationId[]>> = {
  'who enters a record, changes it or takes it out of use keeps it': [
    ...(['updateCompanyUser', 'deleteUser', 'registerAccounts'] as const),
    ...(['updateMachine', 'changeMachineStatus', 'scrapMachine'] as const),
    ...(['updateFeedingSlip', 'voidFeedingSlip', 'voidMaterialRequisition'] as const),
    ...(['updateCuttingBed', 'deleteCuttingBed', 'startCuttingBed', 'finishCutting'] as const),
    ...(['recordCuttingBedPrint', 'confirmRemnantSlip'] as const),
    ...(['createBundleBatch', 'updateBundleBatch', 'deleteBundleBatch'] as const),
    ...(['printBundles', 'splitBundle', 'skipBundleProcess', 'updateSlotCard'] as const),
    ...(['updateLine', 'saveLineLayout', 'saveTaktTarget', 'updateTargetRecord'] as const),
    ...(['updateBoardQuantity', 'deleteBoardQuantity', 'cancelEmployeeAbsence'] as const),
    ...(['updateManpowerInput', 'createMaterialRequisition'] as const),
  ],
  'an order is everybody’s: its rights alone decide': [
    ...(['updateOrder', 'deleteOrder', 'confirmOrder', 'withdrawOrder'] as const),
    ...(['suspendOrder', 'resumeOrder', 'finishOrder', 'reopenOrder'] as const),
    ...(['closeOrder', 'uncloseOrder', 'cancelOrder'] as const),
  ],
  'a plan is made and unmade by those who plan the line or the table': [
    ...(['deleteSchedule', 'changeScheduleStatus', 'endSchedule'] as const),
    ...(['reopenSchedule', 'splitSchedule'] as const),
    ...(['updateCuttingSchedule', 'withdrawCuttingSchedule', 'endCuttingSchedule'] as const),
    ...(['cancelCuttingSchedule', 'reorderCuttingSchedules', 'updateDispatchOrder'] as const),
  ],
  'work is booked for the person who did it (the tests of scans)': [
    ...(['recordScan', 'recordScans', 'reverseScan', 'reviewScans', 'joinCuttingBed'] as const),
  ],
  'the way back or the end of a hand-over, by those who hold its other half': [
    ...(['returnFeedingSlip', 'closeFeedingSlip', 'returnMaterialRequisition'] as const),
    ...(['issueMaterialRequisition', 'closeProblemLog'] as const),
    ...(['issueDispatchOrder', 'finishDispatchOrder', 'cancelDispatchOrder'] as const),
    ...(['confirmManpowerInput', 'submitCuttingSchedule'] as const),
  ],
  'who submits and who approves is tested with the bed (features/cutting)': [
    ...(['submitCuttingBed', 'unsubmitCuttingBed', 'approveCuttingBed'] as const),
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

test('every button on a record of somebody’s stands in the table, or it is said why it hands nothing over', () => {
  const buttons = [...Object.keys(scopedRecords), ...Object.keys(beyondReach)].filter((id) => {
    const { permission }: OperationFacts = operations[id as OperationId];
    return permission === 'button';
  });
  const said = [...handOvers.map(([id]) => id), ...Object.values(KEPT).flat()];
  expect(buttons.filter((id) => !said.includes(id as OperationId))).toEqual([]);
  expect(said.filter((id, at) => said.indexOf(id) !== at)).toEqual([]);
});

test.each(handOvers)('%s: who may, and what everybody else reads', async (id, row) => {
  const { method, path }: OperationFacts = operations[id];
  const asks = async (who: Person, body: object) =>
    (await server.call(PEOPLE[who], method, path, body)).body;
  const refused = row.refused ?? {};
  const expected: Record<string, unknown> = {};
  const answered: Record<string, unknown> = {};
  const body = await row.given(desk);
  for (const who of people.filter((each) => !row.done.includes(each))) {
    const answer = await asks(who, body);
    const sentence = refused[who];
    expected[who] = sentence ?? 10401;
    answered[who] = sentence === undefined ? answer.status : outcome(answer);
  }
  for (const [at, who] of row.done.entries()) {
    expected[who] = DONE;
    answered[who] = outcome(await asks(who, at === 0 ? body : await row.given(desk)));
  }
  expect(answered).toEqual(expected);
});
