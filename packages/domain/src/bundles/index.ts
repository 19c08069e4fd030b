export {
  type BundleBarcode,
  couponBarcode,
  isBarcode,
  makeBarcode,
  readBarcode,
} from './barcode.ts';
export {
  type BundleState,
  canDeleteBundle,
  canSew,
  isBundleFree,
  releasedStatus,
  requireBundleFree,
  requireCardable,
  requireDeletable,
  requireInStore,
  requirePassed,
  requireSewable,
} from './bundle-guards.ts';
export { bundleLabel } from './bundle-label.ts';
export {
  bundleStanding,
  type StandingBundle,
  type StandingProcess,
} from './bundle-standing.ts';
export {
  BundleProcessStatus,
  BundleStatus,
  bundleProcessStatusName,
  bundleStatusName,
} from './bundle-status.ts';
export {
  BundleNumbering,
  type BundlePlan,
  type ColorBlock,
  type PlannedBundle,
  planBundles,
} from './plan-bundles.ts';
export { scannedCode } from './scanned-code.ts';
export { afterScrap, requireSplit, splitDone, splitPlySpans } from './split-bundle.ts';
export { BundleSplitMode, type BundleSplitRule, splitPlies } from './split-plies.ts';
export {
  checkSplitRule,
  MERGED_TAIL_PCT,
  SplitScope,
  type TypedSplitRule,
} from './split-rule.ts';
