export {
  ChangeKind,
  type ComparedRow,
  compareRows,
  type RowChange,
} from './compare-rows.ts';
export { isSameFigure } from './same-figure.ts';
