import { bundleInvariants } from './bundle-invariants.ts';
import { cuttingInvariants } from './cutting-invariants.ts';
import { deliveryInvariants } from './delivery-invariants.ts';
import { goodsInvariants } from './goods-invariants.ts';
import type { Invariant } from './invariant.ts';
import { orderInvariants } from './order-invariants.ts';
import { platformInvariants } from './platform-invariants.ts';
import { scanInvariants } from './scan-invariants.ts';
import { tenancyInvariant } from './tenancy-invariant.ts';

/** All queries over the whole database, in the order of their numbers. */
export const invariants: readonly Invariant[] = [
  ...orderInvariants,
  ...cuttingInvariants,
  ...bundleInvariants,
  ...deliveryInvariants,
  ...scanInvariants,
  ...goodsInvariants,
  tenancyInvariant,
  ...platformInvariants,
];
