import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { checkProcessRows, checkStyleApproval } from './check-style.ts';

const process = { seqNo: 10, processName: '合肩', section: 3, sam: '0.33', price: '0.17' } as const;
const texts = (issues: ReturnType<typeof checkStyleApproval>) =>
  issues.map((issue) => refusalText(issue, 'zh-CN'));

test('approves operations with time, price and one output point in each section used', () => {
  const hem = { ...process, seqNo: 20, processName: '冚下摆', isOutput: 1 as const };
  expect(checkStyleApproval([{ ...process, isOutput: 0 }, hem])).toEqual([]);
});

test('names both output points of a section, and a section without one', () => {
  const first = { ...process, processName: '冚下摆', isOutput: true };
  const second = { ...process, seqNo: 20, processName: '剪线清尾', isOutput: true };
  expect(texts(checkStyleApproval([first, second]))).toEqual([
    '缝制段有2个产出点（冚下摆、剪线清尾），只能有1个',
  ]);
  expect(texts(checkStyleApproval([{ ...process, isOutput: false }]))).toEqual(['缝制没有产出点']);
  expect(texts(checkStyleApproval([]))).toEqual(['至少保留一行!']);
});

test('refuses rows that cannot be saved', () => {
  const rows = [
    { seqNo: 10, sam: '0.5' },
    { seqNo: 10, sam: '0' },
    { seqNo: 20, sam: '1', predecessors: ['40'] },
  ];
  expect(texts(checkProcessRows(rows))).toEqual([
    '序号重复',
    '标准工时须大于0',
    '工序20须在工序40之后',
  ]);
});
