export { badItem, badItemColumns } from './bad-item.ts';
