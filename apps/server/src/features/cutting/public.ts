export { decideApproval } from './bed-moves.ts';
export { closeBedWhenDone } from './close-bed.ts';
export {
  appendScrap,
  checkedProcesses,
  LossSource,
  setProcessNum,
} from './panel-checks/panel-check.sql.ts';
export { requireAccountsOpen } from './panel-checks/require-accounts-open.ts';
export { requireBed } from './save-bed.ts';
