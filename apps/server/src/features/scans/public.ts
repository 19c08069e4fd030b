export { checkedGarments, isLetGo } from './counts/checked-garments.sql.ts';
export { moveBundle } from './counts/count-scan.sql.ts';
export { findTarget } from './find-target.ts';
export { bundleProcessColumns, bundleProcessRows } from './handheld/bundle-process-list.sql.ts';
export { recordScan } from './intake/record-scan.ts';
export { lastOutputOf, scanById, scansOfBundles } from './scan.sql.ts';
export { rowWithoutMoney, scanRow, seesMoney } from './scan-answer.ts';
export { bundleOfProcess, lockBundle, processesOf } from './scan-target.sql.ts';
