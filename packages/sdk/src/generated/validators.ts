// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
export { validateLogin } from './validators/login.ts';
export { validateCreateTodo } from './validators/create-todo.ts';
export { validateUpdateTodo } from './validators/update-todo.ts';
export { validateReadNotice } from './validators/read-notice.ts';
export { validateReadAllNotices } from './validators/read-all-notices.ts';
export { validateBindChannel } from './validators/bind-channel.ts';
export { validateCreateCuttingBed } from './validators/create-cutting-bed.ts';
export { validateUpdateCuttingBed } from './validators/update-cutting-bed.ts';
export { validateStartCuttingBed } from './validators/start-cutting-bed.ts';
export { validateFinishCutting } from './validators/finish-cutting.ts';
export { validateSubmitCuttingBed } from './validators/submit-cutting-bed.ts';
export { validateUnsubmitCuttingBed } from './validators/unsubmit-cutting-bed.ts';
export { validateApproveCuttingBed } from './validators/approve-cutting-bed.ts';
export { validateRecordScan } from './validators/record-scan.ts';
export { validateReverseScan } from './validators/reverse-scan.ts';
export { validateGenerateBundles } from './validators/generate-bundles.ts';
