import type { CheckRecord } from '@garment-mes/sdk/mes2';
import { observedClient, refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test, vi } from 'vitest';
import { createTapQueue, type KeptTaps } from './tap-queue.ts';
import { type Fault, type Tap, tallyOf } from './taps.ts';

const sample = sampleAnswers.getCheckRecord as CheckRecord;
const zero = { passNum: 0, reworkNum: 0, secondNum: 0, scrapNum: 0 };
const check = (
  part: Partial<CheckRecord['record']> = {},
  bads: CheckRecord['bads'] = [],
): CheckRecord => ({
  ...{ ...sample, bads, images: [] },
  record: { ...sample.record, ...zero, id: '7', checkNum: 24, version: 1, ...part },
});
const fault: Fault = {
  ...{ badItemId: '31', severity: 2, pieceNo: 1, disposition: 1 },
  ...{ orderProcessId: null, employeeId: null },
};
const bad = { ...(sample.bads[0] as CheckRecord['bads'][number]), ...fault, id: '90', num: 1 };
const pass = (key: string): Tap => ({ key, kind: 'pieces', outcome: 'passNum', by: 1 });

function queueOver(answers: object, kept: KeptTaps = { taps: [] }) {
  const { client, calls } = observedClient({ answers: { getCheckRecord: check(), ...answers } });
  const keep = vi.fn();
  const queue = createTapQueue({ client, checkId: '7', kept, keep });
  const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { queue, writes, keep, calls };
}
const settled = (queue: ReturnType<typeof queueOver>['queue']) =>
  vi.waitFor(() => expect(queue.state().sending).toBe(false));

test('a fault is sent under the key of its tap, counters in one update behind it', async () => {
  const { queue, writes } = queueOver({
    createCheckBad: check({ version: 1 }, [bad]),
    updateCheckRecord: check({ version: 2, passNum: 2 }, [bad]),
  });
  queue.add([{ key: 'tap-00001', kind: 'fault', fault }, pass('tap-00002'), pass('tap-00003')]);
  await settled(queue);
  expect(writes()).toMatchObject([
    { checkId: '7', requestId: 'tap-00001', badItemId: '31', num: 1, disposition: 1 },
    { id: '7', version: 1, passNum: 2, checkNum: 24 },
  ]);
  expect(queue.state()).toMatchObject({
    taps: [],
    failure: undefined,
    check: { record: { passNum: 2 } },
  });
});

test('counters of somebody else are added to, not written over', async () => {
  const answers = [refusal(10102, '李芳 刚修改过'), check({ version: 6, passNum: 5 })];
  const reads = [check(), check({ version: 5, passNum: 4 })];
  const { queue, writes } = queueOver({
    getCheckRecord: () => reads.shift(),
    updateCheckRecord: () => answers.shift(),
  });
  queue.add([pass('tap-00001')]);
  await settled(queue);
  expect(writes()).toMatchObject([
    { version: 1, passNum: 1 },
    { version: 5, passNum: 5 },
  ]);
});

test('a refused tap waits with its reason and what is behind it, until it is tried again or let go', async () => {
  let isOpen = false;
  const { queue, writes, keep } = queueOver({
    createCheckBad: () =>
      isOpen ? check({}, [bad]) : refusal(10202, '质检单已提交，不能再添加疵点'),
    updateCheckRecord: check({ version: 2, passNum: 1 }),
  });
  queue.add([{ key: 'tap-00001', kind: 'fault', fault }, pass('tap-00002')]);
  await settled(queue);
  expect(queue.state()).toMatchObject({ failure: '质检单已提交，不能再添加疵点', taps: [{}, {}] });
  expect(keep.mock.lastCall?.[0].taps).toHaveLength(2);
  await queue.send();
  isOpen = true;
  await queue.send();
  expect(writes()).toHaveLength(4);
  expect(queue.state()).toMatchObject({ failure: undefined, taps: [] });
});

test('letting the refused tap go sends what waits behind it', async () => {
  const { queue } = queueOver({
    createCheckBad: refusal(10202, '不行'),
    updateCheckRecord: check({ version: 2, passNum: 1 }),
  });
  queue.add([{ key: 'tap-00001', kind: 'fault', fault }, pass('tap-00002')]);
  await settled(queue);
  queue.dropFirst();
  await settled(queue);
  expect(queue.state()).toMatchObject({
    failure: undefined,
    taps: [],
    check: { record: { passNum: 1 } },
  });
});

test('an update whose answer was lost is not sent twice when it had arrived', async () => {
  const arrived = check({ version: 2, passNum: 1 });
  const { queue, writes } = queueOver(
    { getCheckRecord: arrived },
    { taps: [pass('tap-00001')], sent: { version: 1, many: 1, counts: '24/1/0/0/0' } },
  );
  await queue.send();
  expect(writes()).toEqual([]);
  expect(queue.state()).toMatchObject({ taps: [], check: arrived });
});

test('it is sent again when it had not', async () => {
  const { queue, writes } = queueOver(
    { updateCheckRecord: check({ version: 2, passNum: 1 }) },
    { taps: [pass('tap-00001')], sent: { version: 1, many: 1, counts: '24/1/0/0/0' } },
  );
  await queue.send();
  expect(writes()).toMatchObject([{ version: 1, passNum: 1 }]);
});

test('a fault that is taken back is looked for among those there are', async () => {
  const { queue, calls } = queueOver({
    getCheckRecord: check({}, [{ ...bad, id: '89', pieceNo: 2 }, bad]),
    deleteCheckBad: check(),
  });
  queue.add([{ key: 'tap-00001', kind: 'noFault', fault }]);
  await settled(queue);
  expect(calls.at(-1)).toMatchObject({ operation: 'deleteCheckBad', query: { id: '90' } });
  queue.add([{ key: 'tap-00002', kind: 'noFault', fault: { ...fault, pieceNo: 9 } }]);
  await settled(queue);
  expect(queue.state().taps).toEqual([]);
});

test('what is shown counts the record and the taps behind it', () => {
  const tally = tallyOf(check({ passNum: 20 }, [bad]), [
    { key: '1', kind: 'fault', fault: { ...fault, severity: 1, pieceNo: 22 } },
    { key: '2', kind: 'pieces', outcome: 'scrapNum', by: 1 },
    { key: '3', kind: 'typed', part: { checkNum: 23 } },
  ]);
  expect(tally).toMatchObject({
    checkNum: 23,
    passNum: 20,
    scrapNum: 1,
    doneNum: 21,
    lastPiece: 22,
  });
  expect(tally).toMatchObject({ defectNum: 2, criticalNum: 1, majorNum: 1, minorNum: 0 });
  expect([...tally.faults]).toEqual([['31', 2]]);
});
