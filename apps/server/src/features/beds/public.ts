export { bedAddress } from './bed-address.ts';
export {
  type BedBill,
  type BedTimes,
  type BilledRoll,
  loggedNames,
  openNames,
  timeNames,
} from './bed-bill.ts';
export * as bedDetailRows from './bed-detail.sql.ts';
export { detailRolls, detailShares } from './bed-detail.sql.ts';
export { bedFabric, insertBed, updateBedHead } from './bed-head.sql.ts';
export { bedKind } from './bed-kind.ts';
export {
  type BedLines,
  type BedRollRow,
  bedLines,
  clearBedLines,
  paidByBed,
} from './bed-lines.sql.ts';
export { bedColumns, bedCounts, bedRows, bedSearchAs, colorPlies } from './bed-list.sql.ts';
export { bedSheetCode, nextBedNo, nextMonthBedNo, nextReplacementNo } from './bed-numbers.sql.ts';
export { partsOfOrder, withPanelRatios, writePanels } from './bed-panels.ts';
export {
  colorMatches,
  markRollsOnBed,
  markUsedCloths,
  openBedOfRoll,
  type RollLine,
  releaseRolls,
  restoreRolls,
  rollTakenSince,
  type SpreadableRoll,
  setRollsOpen,
  spreadableRolls,
  takeLengths,
  takeRolls,
} from './bed-rolls.sql.ts';
export { bedState } from './bed-state.sql.ts';
export { awaitsBundling, lockDependents, missingParts } from './child-lays.sql.ts';
export { crewHours, HANDED_ON, netLen } from './cut-beds.sql.ts';
export {
  type BedOrder,
  type BedRow,
  bedOrder,
  claimBed,
  findBed,
  lockBed,
  type OrderHold,
} from './cutting-bed.sql.ts';
export { refuseClaim } from './refuse-claim.ts';
export { requireBedVersion } from './require-bed-version.ts';
