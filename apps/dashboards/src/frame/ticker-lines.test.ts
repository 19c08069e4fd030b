import { expect, test } from 'vitest';
import { tickerLines } from './ticker-lines.ts';

const notice = (id: string, title: string) => ({ id, title, createDate: '2026-03-02 10:15:30' });

test('an alarm goes before a notice and a notice before a remark, each once', () => {
  expect(
    tickerLines(
      ['裁床1台 断刀', '裁床1台 断刀'],
      [notice('2', '第15分钟无人响应：缝制3组 待料'), notice('1', '第5分钟无人响应：缝制1组 机坏')],
      ['今日完成为手工录入：盘点'],
    ),
  ).toEqual([
    '裁床1台 断刀',
    '10:15 第15分钟无人响应：缝制3组 待料',
    '10:15 第5分钟无人响应：缝制1组 机坏',
    '今日完成为手工录入：盘点',
  ]);
});

test('a quiet board has no line', () => {
  expect(tickerLines([], [], [])).toEqual([]);
});
