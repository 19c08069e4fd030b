import { expect, test } from 'vitest';
import * as guards from './bundle-guards.ts';
import { BundleStatus } from './bundle-status.ts';

const bundle = (status: BundleStatus, rest: object = {}) => ({
  bundleNo: 'B0047',
  status,
  ...rest,
});
const where = (may: (status: BundleStatus) => boolean) => Object.values(BundleStatus).filter(may);

test('keeps split and void bundles and those on hold out of everything', () => {
  expect(where((status) => guards.isBundleFree(bundle(status)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const reason = { holdReason: '色差待判' };
  expect(() => guards.requireBundleFree(bundle(7, reason))).toThrow('色差待判');
  const children = { children: ['B0047-1', 'B0047-2'] };
  expect(() => guards.requireBundleFree(bundle(8, children))).toThrow('B0047-1/B0047-2');
  expect(() => guards.requireBundleFree(bundle(9))).toThrow('bundle-void');
});

test('binds a card to a bundle until it is sewn', () => {
  for (const status of [0, 1, 2, 3] as const)
    expect(() => guards.requireCardable(bundle(status))).not.toThrow();
  for (const status of [4, 5, 6] as const)
    expect(() => guards.requireCardable(bundle(status))).toThrow('bundle-state');
  expect(() => guards.requireCardable(bundle(7))).toThrow('bundle-on-hold');
});

test('waits for the delivery only where the company asks for one', () => {
  expect(where((status) => guards.canSew(bundle(status), true))).toEqual([2, 3, 4, 5, 6]);
  expect(where((status) => guards.canSew(bundle(status), false))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(() => guards.requireSewable(bundle(1), true)).toThrow('bundle-not-delivered');
  expect(() => guards.requireSewable(bundle(1), false)).not.toThrow();
});

test('lets a bundle leave the store while nobody took it and nothing holds it', () => {
  const leaves = (status: BundleStatus) => () => guards.requireInStore(bundle(status));
  for (const status of [0, 1] as const) expect(leaves(status)).not.toThrow();
  for (const status of [2, 3, 4, 5, 6] as const) expect(leaves(status)).toThrow('bundle-state');
  expect(leaves(7)).toThrow('bundle-held-delivery');
  expect(leaves(8)).toThrow('bundle-split');
  expect(leaves(9)).toThrow('bundle-void');
});

test('lets goods into the warehouse in bundles that passed and are not there yet', () => {
  const comes = (status: BundleStatus) => () => guards.requirePassed(bundle(status));
  expect(comes(5)).not.toThrow();
  for (const status of [0, 1, 2, 3, 4, 6, 7, 8, 9] as const)
    expect(comes(status)).toThrow('bundle-unpassed');
});

test('deletes bundles that are new and ride with no card', () => {
  expect(where((status) => guards.canDeleteBundle(bundle(status)))).toEqual([0, 1]);
  expect(() => guards.requireDeletable(bundle(0, { cardNo: 'K0231' }))).toThrow('bundle-carded');
  expect(() => guards.requireDeletable(bundle(2))).toThrow('bundle-delivered');
  expect(() => guards.requireDeletable(bundle(1))).not.toThrow();
});

test('releases a bundle to its status before the hold', () => {
  expect(guards.releasedStatus(bundle(7, { holdFrom: 3 }))).toBe(3);
  expect(() => guards.releasedStatus(bundle(3))).toThrow('bundle-state');
});
