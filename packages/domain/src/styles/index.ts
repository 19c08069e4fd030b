export {
  checkProcessRows,
  checkStyleApproval,
  type StyleProcessDraft,
} from './check-style.ts';
export { type StyleHeadField, styleHead } from './style-head.ts';
export { styleBomLine, styleFabric, styleProcess, styleSizeColor } from './style-lines.ts';
