import { BundleProcessStatus, makeBarcode } from '@garment-mes/domain/bundles';
import type { AppPreload } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import {
  chooseProcess,
  codeOf,
  endingWith,
  enteredCode,
  isBroken,
  preloadedBundle,
  preloadedEmployee,
  preloadedMachine,
  type ReportableProcess,
  type ScannedBundle,
} from './report-state.ts';

const process = (seqNo: number, openNum: number): ReportableProcess => ({
  id: `p${seqNo}`,
  orderProcessId: `o${seqNo}`,
  processCode: `C${seqNo}`,
  seqNo,
  processName: `S${seqNo}`,
  status: openNum > 0 ? BundleProcessStatus.waiting : BundleProcessStatus.done,
  num: 24,
  doneNum: 24 - openNum,
  openNum,
  isOutput: false,
  blockText: undefined,
});

const bundle = (processes: readonly ReportableProcess[], couponSeq?: number): ScannedBundle => ({
  barcode: 'B',
  couponSeq,
  label: 'B0012',
  colorName: 'Black',
  sizeName: 'M',
  num: 24,
  processes,
  offline: false,
});

test('reports the only open process without asking', () => {
  expect(chooseProcess(bundle([process(1, 0), process(2, 24)]), undefined)).toMatchObject({
    kind: 'one',
    process: { id: 'p2' },
  });
});

test('lets the person choose between several, the closed ones in view', () => {
  const choice = chooseProcess(bundle([process(1, 0), process(2, 24), process(3, 24)]), undefined);
  expect(choice).toMatchObject({ kind: 'several' });
  expect(choice.kind === 'several' && choice.processes).toHaveLength(3);
});

test('takes the process that is fixed for today, and the coupon before it', () => {
  const both = [process(1, 24), process(2, 24)];
  expect(chooseProcess(bundle(both), 'C2')).toMatchObject({ process: { id: 'p2' } });
  expect(chooseProcess(bundle(both, 1), 'C2')).toMatchObject({ process: { id: 'p1' } });
});

test('names the fixed process when it is done already', () => {
  expect(chooseProcess(bundle([process(1, 0), process(2, 24)]), 'C1')).toMatchObject({
    kind: 'none',
    process: { id: 'p1' },
  });
});

test('asks about a bundle whose order has no such process, or has it twice', () => {
  expect(chooseProcess(bundle([process(1, 24)]), 'C9')).toMatchObject({ kind: 'several' });
  const twice = [process(1, 24), { ...process(2, 24), processCode: 'C1' }];
  expect(chooseProcess(bundle(twice), 'C1')).toMatchObject({ kind: 'several' });
  expect(chooseProcess(bundle([process(1, 0)]), 'C9')).toMatchObject({ kind: 'none' });
});

test('finds the fixed process in another order, under an id of its own', () => {
  const elsewhere = { ...process(2, 24), id: 'p7', orderProcessId: 'o7' };
  expect(chooseProcess(bundle([process(1, 24), elsewhere]), 'C2')).toMatchObject({
    kind: 'one',
    process: { id: 'p7' },
  });
});

const barcode = makeBarcode('CX', 12);
const preload: AppPreload = {
  asOf: '2024-03-20 08:00:00',
  lineDeptId: null,
  lineDeptName: null,
  employees: [],
  machines: [
    { id: '77', machineNo: 'M102', name: '平车', isRunning: true, barcode: 'CX-0102' },
    { id: '78', machineNo: 'M103', name: '平车', isRunning: false, barcode: null },
  ],
  truncated: false,
  bundles: [
    {
      id: 'b12',
      barcode,
      bundleLabel: 'B0012',
      orderNo: 'SO2403017',
      colorName: 'Black',
      sizeName: 'M',
      num: 24,
      status: 2,
      processes: [{ ...process(1, 24), id: 'p1', isCheckpoint: 0, isOutput: 0 }],
    },
  ],
};

test('finds a bundle without the network, less what waits to be sent', () => {
  const found = preloadedBundle(preload, `${barcode}-1`, new Map([['p1', 10]]));
  expect(found).toMatchObject({ label: 'B0012', couponSeq: 1, offline: true });
  expect(found?.processes[0]).toMatchObject({ doneNum: 10, openNum: 14 });
});

test('finds a machine without the network, by its number or by its plate', () => {
  expect(preloadedMachine(preload, 'm102')?.id).toBe('77');
  expect(preloadedMachine(preload, 'cx-0102')?.id).toBe('77');
  expect(preloadedMachine(preload, 'M103')?.isRunning).toBe(false);
  expect(preloadedMachine(preload, 'M104')).toBeUndefined();
  const { machines: _, ...older } = preload;
  expect(preloadedMachine(older as AppPreload, 'M102')).toBeUndefined();
});

test('finds bundles by the last characters typed', () => {
  expect(endingWith(preload, barcode.slice(-6))).toEqual([barcode]);
  expect(endingWith(preload, barcode.slice(-2))).toEqual([]);
});

test('knows a badge without the network in whatever spelling its number was given', () => {
  const employee = { id: '77', employeeNo: 'ｇ-017', employeeName: '李雷' };
  const known = { ...preload, employees: [employee] } as unknown as AppPreload;
  expect(preloadedEmployee(known, 'G-017')?.id).toBe('77');
  expect(preloadedEmployee(known, 'G-018')).toBeUndefined();
});

test("a badge typed by hand is nobody's bundle that ends like it", () => {
  const tail = barcode.slice(-6);
  const named = (employeeNo: string) =>
    ({ ...preload, employees: [{ employeeNo }] }) as unknown as AppPreload;
  expect(enteredCode(preload, tail)).toBe(barcode);
  expect(enteredCode(preload, barcode.slice(-4))).toBe(barcode.slice(-4));
  expect(enteredCode(named(tail.toLowerCase()), tail)).toBe(tail);
  expect(enteredCode(preload, 'ZZZZZZ')).toBe('ZZZZZZ');
});

test('knows a damaged code without asking', () => {
  const damaged = barcode.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(isBroken(damaged)).toBe(true);
  expect(isBroken(barcode)).toBe(false);
  expect(isBroken('R0301')).toBe(false);
});

test('a coupon names its process in a report, and no other that was chosen instead', () => {
  const coupon = { barcode: 'BCX000000003U8', couponSeq: 40 };
  expect(codeOf(coupon, undefined)).toBe('BCX000000003U8-40');
  expect(codeOf(coupon, { seqNo: 40 })).toBe('BCX000000003U8-40');
  expect(codeOf(coupon, { seqNo: 60 })).toBe('BCX000000003U8');
  expect(codeOf({ ...coupon, couponSeq: undefined }, { seqNo: 60 })).toBe('BCX000000003U8');
});
