export { childrenOf } from './bundle.sql.ts';
export {
  bundleColumns,
  bundleLabelOf,
  bundleRows,
  bundleSearchAs,
  bundlesAlsoNamed,
} from './bundle-list.sql.ts';
export { bundleRow } from './bundle-row.ts';
export { bundleWhenComplete, generatedBundles } from './generate-bundles.ts';
export {
  type LeavingBundle,
  requireReadyToLeave,
  requireSendable,
} from './leaving/ready-to-leave.ts';
export { requireLine } from './save-batch.ts';
