import type { Patrol } from '@garment-mes/sdk/mes2';
import { observedClient, sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { CHECK_CALLS } from './check-calls.ts';

const sample = sampleAnswers.getPatrol as Patrol;
const station = { orderProcessId: '11', employeeId: '21', sampleNum: 7, defectNum: 1 };
const body = { requestId: 'r', lineDeptId: '5', workDate: '2024-03-20', round: 2, station };
const options = { timeoutMs: 1_000, idempotencyKey: 'r' };

test('a station that is there already is not added again: the answer to it was lost', async () => {
  const seen = { ...sample.lines[0], ...station, id: '91' };
  const getPatrol = { ...sample, id: '9', isMine: true, score: '60.0', lines: [seen] };
  const { client, calls } = observedClient({ answers: { getPatrol } });
  const { no } = await CHECK_CALLS.savePatrolStation(client, body, options);
  expect(no).toBe('60.0');
  expect(calls.map(({ operation }) => operation)).toEqual(['getPatrol']);
});

test('a bundle that is on hold for the same reason was held', async () => {
  const holdReason = '巡检红灯';
  const bundle = { id: '12', status: 7, holdReason };
  const { client } = observedClient({
    answers: {
      holdBundles: { okIds: [], fails: [{ id: '12', text: '已冻结' }] },
      resolveScanCode: { ...(sampleAnswers.resolveScanCode as object), bundle },
    },
  });
  const held = { requestId: 'r', id: '12', barcode: 'B', holdReason };
  expect(await CHECK_CALLS.holdBundle(client, held, options)).toMatchObject({ no: '' });
  const other = CHECK_CALLS.holdBundle(client, { ...held, holdReason: '色差' }, options);
  await expect(other).rejects.toThrow();
});
