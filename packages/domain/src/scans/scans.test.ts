import { expect, test } from 'vitest';
import { BundleProcessStatus } from '../bundles/bundle-status.ts';
import { acceptScan, canScan, leftToScan, statusAt } from './accept-scan.ts';
import { canBookFor, requireBooking } from './book-work.ts';
import { resolveProcess, type ScanHints } from './resolve-process.ts';
import { canReverse, requireReversal } from './reverse.ts';
import { Blame, ScanStatus, ScanType } from './scan-kinds.ts';
import { earnedMinutes, scanAmount } from './scan-pay.ts';
import { requireReversible, requireSequence, sequenceRoom } from './sequence.ts';
import { isSuspect, suspicionSeconds } from './suspicion.ts';

const shoulder = {
  bundleNo: 'B0012',
  processName: '合肩',
  num: 24,
  doneNum: 0,
  status: BundleProcessStatus.waiting,
};

test('counts partial reports up to the bundle', () => {
  const ten = acceptScan(shoulder, 10);
  expect(ten).toMatchObject({ doneNum: 10, status: BundleProcessStatus.partial });
  expect(leftToScan(ten)).toBe(14);
  expect(acceptScan(ten, 14)).toMatchObject({ doneNum: 24, status: BundleProcessStatus.done });
});

test('refuses one garment too many and says what is left', () => {
  expect(canScan({ ...shoulder, doneNum: 20 }, 4)).toBe(true);
  expect(canScan({ ...shoulder, doneNum: 20 }, 5)).toBe(false);
  expect(() => acceptScan({ ...shoulder, doneNum: 20 }, 5)).toThrow('"left":4');
  expect(() => acceptScan({ ...shoulder, doneNum: 24, status: 2 }, 1)).toThrow('"left":0');
});

test.each([0, -1, 1.5, Number.NaN])('refuses a report of %d', (garments) => {
  expect(() => acceptScan(shoulder, garments)).toThrow('scan-num');
});

test.each([BundleProcessStatus.skipped, BundleProcessStatus.outsourced])(
  'takes no report in status %i',
  (status) => {
    expect(() => acceptScan({ ...shoulder, status }, 1)).toThrow('process-closed');
  },
);

test('derives the status from the counts', () => {
  expect([statusAt(0, 24), statusAt(1, 24), statusAt(24, 24)]).toEqual([0, 1, 2]);
});

const chain = [
  { seqNo: 1, doneNum: 24, isCheckpoint: true, status: BundleProcessStatus.done },
  { seqNo: 2, doneNum: 3, isCheckpoint: false, status: BundleProcessStatus.partial },
  { seqNo: 3, doneNum: 10, isCheckpoint: true, status: BundleProcessStatus.partial },
  { seqNo: 4, doneNum: 0, isCheckpoint: false, status: BundleProcessStatus.waiting },
  { seqNo: 5, doneNum: 4, isCheckpoint: true, status: BundleProcessStatus.partial },
];

test('limits a checkpoint to the slowest earlier checkpoint', () => {
  expect(sequenceRoom(chain, 5, 'checkpoint')).toEqual({ max: 6, earlierDone: 10 });
  expect(() => requireSequence('B0012', chain, 5, 7, 'checkpoint')).toThrow('"done":10,"max":6');
  expect(() => requireSequence('B0012', chain, 5, 6, 'checkpoint')).not.toThrow();
});

test('limits nothing in between, at the first checkpoint, or when the order is free', () => {
  expect(sequenceRoom(chain, 4, 'checkpoint').max).toBe(Infinity);
  expect(sequenceRoom(chain, 1, 'checkpoint').max).toBe(Infinity);
  expect(sequenceRoom(chain, 5, 'free').max).toBe(Infinity);
  expect(sequenceRoom(chain, 5, 'warn').max).toBe(Infinity);
});

test('limits every operation to every earlier one when strict', () => {
  expect(sequenceRoom(chain, 4, 'strict')).toEqual({ max: 3, earlierDone: 3 });
});

test('does not wait for a skipped checkpoint', () => {
  const skipped = chain.map((each) => (each.seqNo === 3 ? { ...each, status: 3 as const } : each));
  expect(sequenceRoom(skipped, 5, 'checkpoint')).toEqual({ max: 20, earlierDone: 24 });
});

test('keeps an earlier checkpoint at what a later one has', () => {
  const names = { bundleNo: 'B0012', process: '合肩' };
  expect(() => requireReversible(names, chain, 3, 4, 'checkpoint')).not.toThrow();
  expect(() => requireReversible(names, chain, 3, 3, 'checkpoint')).toThrow('checkpoint-behind');
  expect(() => requireReversible(names, chain, 2, 0, 'checkpoint')).not.toThrow();
  expect(() => requireReversible(names, chain, 3, 0, 'free')).not.toThrow();
  expect(() => requireReversible(names, chain.slice(0, 4), 1, 0, 'checkpoint')).toThrow(
    '"done":10',
  );
  const between = [
    { ...chain[0], doneNum: 24 },
    { ...chain[1], doneNum: 3 },
  ] as typeof chain;
  expect(() => requireReversible(names, between, 1, 0, 'checkpoint')).not.toThrow();
  expect(() => requireReversible(names, between, 1, 2, 'strict')).toThrow('"done":3');
});

const open = [
  { orderProcessId: 'b', processCode: 'S03', seqNo: 2, status: BundleProcessStatus.waiting },
  { orderProcessId: 'a', processCode: 'C06', seqNo: 1, status: BundleProcessStatus.done },
  { orderProcessId: 'c', processCode: 'S07', seqNo: 3, status: BundleProcessStatus.waiting },
];

test('takes the operation that is named by coupon, id or code, open or not', () => {
  const named = (hints: ScanHints) => resolveProcess('B0012', open, hints).orderProcessId;
  expect(named({ couponSeq: 1 })).toBe('a');
  expect(named({ orderProcessId: 'c' })).toBe('c');
  expect(named({ processCode: 'S03' })).toBe('b');
  expect(named({ couponSeq: 3, orderProcessId: 'c', processCode: 'S07' })).toBe('c');
});

test.each([
  { couponSeq: 99 },
  { orderProcessId: 'elsewhere' },
  { processCode: 'X99' },
  { couponSeq: 1, orderProcessId: 'c' },
  { orderProcessId: 'b', processCode: 'S07' },
])('never replaces an operation that the bundle does not have: %o', (hints) => {
  expect(() => resolveProcess('B0012', open, hints)).toThrow('process-not-of-bundle');
});

test('asks where an order does an operation of this code twice', () => {
  const twice = [...open, { ...open[0], orderProcessId: 'd', seqNo: 4 }] as typeof open;
  expect(() => resolveProcess('B0012', twice, { processCode: 'S03' })).toThrow(
    'process-not-of-bundle',
  );
  expect(resolveProcess('B0012', twice, { orderProcessId: 'd' }).seqNo).toBe(4);
});

test('takes the first open operation in sequence of a report that names none', () => {
  expect(resolveProcess('B0012', open).orderProcessId).toBe('b');
  expect(resolveProcess('B0012', open.toReversed()).orderProcessId).toBe('b');
  expect(() => resolveProcess('B0012', open.slice(1, 2))).toThrow('process-unresolved');
});

test('pays 24 shoulder seams 4.08 and counts 7.92 minutes', () => {
  const scan = { num: 24, type: ScanType.normal, unitPrice: '0.17' };
  expect(scanAmount(scan).toFixed(2)).toBe('4.08');
  expect(earnedMinutes(24, '0.33', ScanType.normal).toFixed(2)).toBe('7.92');
  expect(scanAmount({ ...scan, num: 720 }).toFixed(2)).toBe('122.40');
  expect(scanAmount({ ...scan, num: 720, coefficient: '1.10' }).toFixed(2)).toBe('134.64');
  expect(scanAmount({ ...scan, num: -24, type: ScanType.reversal }).toFixed(2)).toBe('-4.08');
});

test('pays rework only for faults of fabric and cutting', () => {
  const rework = { num: 3, type: ScanType.rework, unitPrice: '0.17' };
  expect(scanAmount(rework).toNumber()).toBe(0);
  expect(scanAmount({ ...rework, blame: Blame.sewing }).toNumber()).toBe(0);
  expect(scanAmount({ ...rework, blame: Blame.material }).toFixed(2)).toBe('0.51');
  expect(scanAmount({ ...rework, blame: Blame.cutting }).toFixed(2)).toBe('0.51');
  expect(earnedMinutes(3, '0.33', ScanType.rework).toNumber()).toBe(0);
});

test('suspects a scan before half its standard time, or half a minute', () => {
  expect(suspicionSeconds(24, '0.33')).toBe(237.6);
  expect(suspicionSeconds(1, '0.33')).toBe(30);
  expect(isSuspect(237.5, 24, '0.33')).toBe(true);
  expect(isSuspect(237.6, 24, '0.33')).toBe(false);
  expect(isSuspect(undefined, 24, '0.33')).toBe(false);
  expect(isSuspect(59, 1, '0.33', 60)).toBe(true);
  expect(isSuspect(59, 1, '0.33')).toBe(false);
});

test('books the own work, that of one’s people, of whoever badges in, and with the right of anybody', () => {
  const person = { employeeId: '7', employeeNo: '0417', employeeName: '刘小梅' };
  const stranger = { employeeId: '8', leads: false, atTerminal: false, booksOthers: false };
  expect(canBookFor(person, stranger)).toBe(false);
  expect(() => requireBooking(person, stranger)).toThrow('booking-for-other');
  expect(() => requireBooking(person, { ...stranger, employeeId: undefined })).toThrow('0417');
  for (const may of [
    { employeeId: '7' },
    { leads: true },
    { atTerminal: true },
    { booksOthers: true },
  ])
    expect(canBookFor(person, { ...stranger, ...may })).toBe(true);
});

test('lets a person or the booker take back a scan for ten minutes, a leader later, nobody twice', () => {
  const scan = { type: ScanType.normal, status: ScanStatus.valid, employeeId: '0417' };
  const self = { employeeId: '0417', isBooker: false, isLeader: false };
  expect(canReverse(scan, self, 10, 10)).toBe(true);
  expect(canReverse(scan, self, 10.1, 10)).toBe(false);
  expect(() => requireReversal(scan, self, 11, 10)).toThrow('reversal-late');
  const other = { employeeId: '0001', isBooker: false, isLeader: false };
  expect(() => requireReversal(scan, other, 1, 10)).toThrow('reversal-of-other');
  const booker = { ...other, isBooker: true };
  expect(canReverse(scan, booker, 10, 10)).toBe(true);
  expect(() => requireReversal(scan, booker, 10.1, 10)).toThrow('reversal-late');
  expect(canReverse(scan, { ...other, isLeader: true }, 600, 10)).toBe(true);
  expect(() => requireReversal({ ...scan, status: 1 }, self, 1, 10)).toThrow('scan-reversed');
  expect(() => requireReversal({ ...scan, type: 3 }, self, 1, 10)).toThrow('scan-not-reversible');
});
