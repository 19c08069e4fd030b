export { bundleProcessColumns, bundleProcessRows } from './bundle-process-list.sql.ts';
export { moveBundle } from './count-scan.sql.ts';
export { findTarget } from './find-target.ts';
export { recordScan } from './record-scan.ts';
export { lastOutputOf, scanById, scansOfBundles } from './scan.sql.ts';
export { rowWithoutMoney, scanRow, seesMoney } from './scan-answer.ts';
export { bundleOfProcess, lockBundle, processesOf } from './scan-target.sql.ts';
export { holdPayTerms } from './wage-locks.sql.ts';
