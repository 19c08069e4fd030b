export {
  AGREED,
  type AskedMatter,
  askApproval,
  asksFirst,
  mayAsk,
  passOn,
  REFUSED,
  settleApproval,
  taskTitle,
} from './approval-tasks.ts';
export type { WorkflowType } from './flow.sql.ts';
