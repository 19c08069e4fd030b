export { confirmDue } from './confirm-wage.ts';
export { unlockAgreed } from './unlock-wages.ts';
