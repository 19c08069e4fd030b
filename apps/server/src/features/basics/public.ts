export { requireUnits, standsAmong } from './require-units.ts';
export {
  closePlaces,
  hangEntry,
  LAST,
  placeEntry,
  settleEntry,
  usesOfEntry,
} from './tree-dict.sql.ts';
