import { expect, test } from 'vitest';
import { refusalText } from '../refusals/index.ts';
import { checkProcessGroups, type SubcontractGroup } from './check-groups.ts';

const groups = new Map<string, SubcontractGroup>([
  ['1', { name: '恒达绣花', processSections: [2], isEnabled: true }],
  ['2', { name: '顺达缝纫', processSections: [3, 4], isEnabled: false }],
]);

const said = (...given: Parameters<typeof checkProcessGroups>[0]) =>
  checkProcessGroups(given, groups).map((each) => [each.field, refusalText(each, 'zh-CN')]);

test('an operation goes out to a group that is there, in use, and does its section', () => {
  const process = { processName: '绣花', section: 2 } as const;
  expect(said(process, { ...process, outGroupId: null }, { ...process, outGroupId: '1' })).toEqual(
    [],
  );
  expect(said(process, { ...process, outGroupId: '9' })).toEqual([
    ['processes.1.outGroupId', '工序绣花选的外发组不存在，请改选其他外发组'],
  ]);
  expect(said({ ...process, section: 3, outGroupId: '2' })).toEqual([
    ['processes.0.outGroupId', '工序绣花选的外发组顺达缝纫已停用，请改选其他外发组'],
  ]);
  expect(said({ ...process, section: 3, outGroupId: '1' })).toEqual([
    ['processes.0.outGroupId', '工序绣花选的外发组恒达绣花不做缝制，请改选做缝制的外发组'],
  ]);
});

test('a group that an operation has already stays, until its section is another', () => {
  const before = { section: 3, outGroupId: '2' } as const;
  const process = { processName: '平车', section: 3, outGroupId: '2', before } as const;
  expect(said(process, { ...process, section: 4 })).toEqual([]);
  expect(said({ ...process, section: 1 })).toEqual([
    ['processes.0.outGroupId', '工序平车选的外发组顺达缝纫不做裁剪，请改选做裁剪的外发组'],
  ]);
  const gone = { ...before, outGroupId: '9' };
  expect(said({ ...process, outGroupId: '9', before: gone })).toEqual([]);
  expect(said({ ...process, before: gone })).toHaveLength(1);
});
