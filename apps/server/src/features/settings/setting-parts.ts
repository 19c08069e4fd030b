import type { DataOf, OperationId } from '../../generated/operations.ts';
import { notYet } from '../../not-yet.ts';

/** A part of the product that settings are kept for before it is there. */
type SettingPart = NonNullable<DataOf<'getCompanySetting'>['waitsFor']>;

/** The operation with which a part is there; a part without one is a page that nobody can open yet. */
const CORE: Readonly<Record<SettingPart, OperationId | undefined>> = {
  coupons: undefined,
  wages: 'calculateWages',
  sampling: 'getAqlState',
  patrol: 'createPatrol',
  attainment: 'getCustomerAttainmentReport',
  finishingCheck: 'getFinishingCheckReport',
};

/** What reads each of these settings; every other one counts as soon as it is saved. */
const READERS: Readonly<Record<string, SettingPart>> = {
  ticketCoupons: 'coupons',
  wagePeriod: 'wages',
  minMonthlyWage: 'wages',
  otRule: 'wages',
  floorRule: 'wages',
  pieceOt: 'wages',
  planBonus: 'wages',
  wageConfirmDays: 'wages',
  aqlTightened: 'sampling',
  patrolRounds: 'patrol',
  dclDefaultWindows: 'attainment',
  fqcShareGroups: 'finishingCheck',
};

const unbuilt: ReadonlySet<string> = new Set(notYet);

/** The part that a setting waits for; null once it is there. */
export function partAwaited(code: string): SettingPart | null {
  const part = Object.hasOwn(READERS, code) ? READERS[code] : undefined;
  if (part === undefined) return null;
  const core = CORE[part];
  return core === undefined || unbuilt.has(core) ? part : null;
}
