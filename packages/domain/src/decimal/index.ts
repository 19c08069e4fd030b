export {
  ceiling,
  type Decimal,
  type DecimalInput,
  decimal,
  decimalText,
  floor,
  isDecimal,
  percentOf,
  quantity,
  ratioOf,
  roundDown,
  roundHalfUp,
  sum,
  toCents,
} from '../decimal.ts';
export { shareOut } from '../share-out.ts';
