import { expect, test } from 'vitest';
import { OrderStatus } from '../orders/order-status.ts';
import { BedStatus } from './bed-status.ts';
import { canSubmit, submit } from './submit.ts';
import * as bed from './transitions.ts';

const all = Object.values(BedStatus);
const at = (status: BedStatus, rest: object = {}) => ({
  bedNo: 3,
  bedType: 1,
  plies: 120,
  bundleNumTotal: 0,
  submitBy: 'li',
  status,
  ...rest,
});
const running = { orderNo: 'SO2403017', status: OrderStatus.producing };
const statusesWhere = (may: (status: BedStatus) => boolean) => all.filter(may);

test('each step is open in its own statuses only', () => {
  expect(statusesWhere((status) => canSubmit(at(status)))).toEqual([0, 1, 2]);
  expect(statusesWhere((status) => bed.canStart(at(status), running))).toEqual([0]);
  expect(statusesWhere((status) => bed.canFinishCutting(at(status)))).toEqual([1]);
  expect(statusesWhere((status) => bed.canUnsubmit(at(status), running))).toEqual([3]);
  expect(statusesWhere((status) => bed.canVoid(at(status)))).toEqual([0, 1, 2]);
  expect(statusesWhere((status) => bed.canApprove(at(status), 'wang'))).toEqual([7]);
  expect(statusesWhere((status) => bed.canBundle(at(status)))).toEqual([3]);
  expect(statusesWhere((status) => bed.canUnbundle(at(status)))).toEqual([4]);
});

test.each(all)('status %i is refused by every verb whose predicate says no', (status) => {
  const now = at(status);
  const verbs: [boolean, () => unknown][] = [
    [canSubmit(now), () => submit(now)],
    [bed.canStart(now, running), () => bed.startSpreading(now, running)],
    [bed.canFinishCutting(now), () => bed.finishCutting(now)],
    [bed.canUnsubmit(now, running), () => bed.unsubmitBed(now, running)],
    [bed.canVoid(now), () => bed.voidBed(now)],
    [bed.canApprove(now, 'wang'), () => bed.approveBed(now, 'wang', true)],
    [bed.canBundle(now), () => bed.bundleBed(now)],
    [bed.canUnbundle(now), () => bed.unbundleBed(now)],
    [bed.canVoid(now), () => bed.requireBedOpen(now)],
  ];
  for (const [may, verb] of verbs) {
    if (may) expect(verb).not.toThrow();
    else expect(verb).toThrow(/^bed-/);
  }
});

test('neither a replacement nor a lay of several makes bundles, and each is called as people call it', () => {
  const replacement = at(BedStatus.submitted, { bedType: 4, parentBedId: '7', replacementNo: 1 });
  expect(bed.canBundle(replacement)).toBe(false);
  expect(() => bed.bundleBed(replacement)).toThrow('replacement-without-bundles {"bedNo":"3-1"}');
  const lay = at(BedStatus.submitted, { bedType: 2, parentBedId: '7' });
  expect(() => bed.bundleBed(lay)).toThrow('lay-without-bundles');
  expect(() => bed.startSpreading(replacement, running)).toThrow('"bedNo":"3-1"');
  expect(() => bed.requireParentUnbundled({ ...lay, bundleNumTotal: 30 }, 2)).toThrow(
    'lay-parent-bundled',
  );
});

test('submits, and waits for approval when the fabric is too far from the plan', () => {
  expect(submit(at(BedStatus.cut)).status).toBe(BedStatus.submitted);
  expect(submit(at(BedStatus.cut), { needsApproval: true }).status).toBe(BedStatus.approvalPending);
});

test('refuses to submit what was not spread, submitted before, or voided', () => {
  expect(canSubmit(at(BedStatus.draft, { plies: 0 }))).toBe(false);
  expect(() => submit(at(BedStatus.draft, { plies: 0 }))).toThrow('bed-nothing-spread');
  expect(() => submit(at(BedStatus.submitted))).toThrow('bed-already-submitted');
  expect(() => submit(at(BedStatus.void))).toThrow('bed-void');
});

test.each([0, 3, 4, 5, 9] as const)('opens no bed for an order in status %i', (status) => {
  expect(bed.canOpenBed({ status })).toBe(false);
  expect(() => bed.openBed({ orderNo: 'X', status })).toThrow('order-not-cuttable');
  expect(() => bed.startSpreading(at(0), { orderNo: 'X', status })).toThrow('order-not-cuttable');
});

test('keeps a bed submitted whose bundles exist, were delivered, or whose order is over', () => {
  const withBundles = at(BedStatus.submitted, { bundleNumTotal: 36 });
  expect(() => bed.unsubmitBed(withBundles, running)).toThrow('bed-has-bundles');
  expect(() => bed.unsubmitBed(withBundles, running, 36)).toThrow('bed-bundles-delivered');
  const over = { ...running, status: OrderStatus.finished };
  expect(() => bed.unsubmitBed(at(BedStatus.submitted), over)).toThrow('bed-order-finished');
});

test('lets nobody approve a bed of his own', () => {
  const waiting = at(BedStatus.approvalPending);
  expect(bed.canApprove(waiting, 'li')).toBe(false);
  expect(() => bed.approveBed(waiting, 'li', true)).toThrow('bed-approve-own');
  expect(bed.approveBed(waiting, 'wang', true).status).toBe(BedStatus.submitted);
  expect(bed.approveBed(waiting, 'wang', false).status).toBe(BedStatus.draft);
});

test('closes by itself only when everything went out and the remnants are settled', () => {
  const facts = { allDelivered: true, remnantsConfirmed: true };
  expect(bed.canCloseBed(at(BedStatus.bundled), facts)).toBe(true);
  expect(bed.canCloseBed(at(BedStatus.submitted), facts)).toBe(false);
  expect(bed.canCloseBed(at(BedStatus.bundled), { ...facts, allDelivered: false })).toBe(false);
});
