export { decideReversal } from './reverse-bill.ts';
