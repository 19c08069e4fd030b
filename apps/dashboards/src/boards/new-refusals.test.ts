import type { RecentFinal } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { newRefusals } from './new-refusals.ts';

const final = (id: string, result: RecentFinal['result']): RecentFinal => ({
  ...{ id, result, orderNo: `SO${id}`, lotNum: 500, sampleNum: 50 },
  ...{ criticalNum: 0, majorNum: 6, minorNum: 2, confirmDate: '2024-03-20 10:00:00' },
});

test('a lot that is refused now is said once; what was there before is not', () => {
  const first = { finals: [final('1', 2)] };
  const second = { finals: [final('2', 2), final('3', 1), final('1', 2)] };
  expect(newRefusals(undefined, first)).toEqual([]);
  expect(newRefusals(first, second)).toMatchObject([
    { event: 'qcAlarm', key: 'qcAlarm 2', values: { order: 'SO2' }, isAlarm: false },
  ]);
  expect(newRefusals(second, second)).toEqual([]);
});
