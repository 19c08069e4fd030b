export { decideApproval } from './bed-moves.ts';
export { closeBedWhenDone } from './close-bed.ts';
export {
  appendScrap,
  type CheckedBundle,
  checkedProcesses,
  LossSource,
  setProcessNum,
} from './panel-checks/panel-check.sql.ts';
export { requireAccountsOpen } from './panel-checks/require-accounts-open.ts';
export { requireCheckedBundle } from './panel-checks/require-checked-bundle.ts';
export { requireBed } from './save-bed.ts';
