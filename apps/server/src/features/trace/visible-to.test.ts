import { expect, test } from 'vitest';
import { visibleTo } from './visible-to.ts';

const reach = { deptIds: ['5'], employeeId: '30', userId: '3' };
const whose = (deptId: string | null, personId: string | null) => ({
  eventDate: '2024-03-20 09:00:00',
  stage: 6 as const,
  title: '合肩',
  employeeName: '李娜',
  machineNo: 'M102',
  num: 24,
  unitPrice: '0.1700',
  channel: null,
  remark: null,
  workDate: '2024-03-20',
  deptId,
  personId,
});

test('a person limited to departments sees what others did, not who and for what price', () => {
  const { event } = visibleTo(reach, true);
  expect(event(whose('6', '31'))).toEqual({
    eventDate: '2024-03-20 09:00:00',
    stage: 6,
    title: '合肩',
    employeeName: null,
    machineNo: 'M102',
    num: 24,
    channel: null,
    remark: null,
    workDate: '2024-03-20',
  });
  const known = { employeeName: '李娜', unitPrice: '0.1700' };
  expect(event(whose('5', '31'))).toMatchObject(known);
  expect(event(whose('6', '30'))).toMatchObject(known);
  expect(event(whose(null, null)).employeeName).toBeNull();
});

test('a person who sees the whole company sees all but prices without their right', () => {
  expect(visibleTo(undefined, true).event(whose('6', '31'))).toMatchObject({ unitPrice: '0.1700' });
  const withoutRight = visibleTo(undefined, false).event(whose('6', '31'));
  expect(withoutRight).toMatchObject({ employeeName: '李娜' });
  expect(withoutRight).not.toHaveProperty('unitPrice');
});

test('a roll names its cutter to the cutting room alone', () => {
  const roll = {
    tympanId: '1',
    rollNo: 'R0306',
    cNo: 'C1',
    dyeLot: null,
    shade: null,
    plyFrom: 1,
    plyTo: 9,
    cutterName: '王强',
  };
  expect(visibleTo(reach, false).roll(roll, { tableId: '5' }).cutterName).toBe('王强');
  expect(visibleTo(reach, false).roll(roll, { tableId: '6' }).cutterName).toBeNull();
});
