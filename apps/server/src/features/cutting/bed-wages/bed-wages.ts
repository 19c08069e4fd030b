import { bedLabel } from '@garment-mes/domain/cutting-bed';
import { decimalText } from '@garment-mes/domain/decimal';
import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import { bedWage } from '@garment-mes/domain/wages';
import type { Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import type { BedRow } from '../../beds/public.ts';
import { lockPayTerms, type PayTerms } from '../../wages/public.ts';
import {
  clearAmounts,
  isTeamSettled,
  pricedShares,
  settledPeriod,
  writeAmounts,
} from './bed-wages.sql.ts';

/**
 * Keeps the wages of a bed's order, and the period of its day, from being locked until the end (H10). Taken before
 * any row: who locks wages takes the key first as well.
 *
 * @throws {DomainError} `bed-wages-locked` when the order's wages are locked (I41)
 */
export async function requireOrderWagesOpen(
  tx: Tx,
  actor: Actor,
  bed: Pick<BedRow, 'orderId' | 'bedNo' | 'replacementNo'>,
  workDate: string,
  action: Bilingual,
): Promise<PayTerms | undefined> {
  const terms = await lockPayTerms(tx, actor, bed.orderId, workDate);
  if (terms?.wageLocked) {
    throw new DomainError('bed-wages-locked', {
      orderNo: terms.orderNo,
      bedNo: bedLabel(bed),
      action,
    });
  }
  return terms;
}

/**
 * The same for a bed that is about to pay its team: the period of its own cut day takes no more wages once it is locked,
 * or the wage of one of the team in it.
 *
 * @throws {DomainError} `bed-wages-locked`, or `bed-day-locked` when that period is locked (I41)
 */
export async function requireWagesOpen(
  tx: Tx,
  actor: Actor,
  bed: Pick<BedRow, 'id' | 'orderId' | 'bedNo' | 'replacementNo'>,
  workDate: string,
  action: Bilingual,
): Promise<void> {
  const terms = await requireOrderWagesOpen(tx, actor, bed, workDate, action);
  if (terms?.periodLocked || (await isTeamSettled(tx, actor, bed.id, workDate)))
    throw new DomainError('bed-day-locked', {
      periodNo: terms?.periodNo ?? '',
      bedNo: bedLabel(bed),
      day: workDate,
      action,
    });
}

/** @throws {DomainError} `bed-period-locked` while a wage record over what the bed pays is locked or paid */
export async function requireUnsettled(
  tx: Tx,
  actor: Actor,
  bed: Pick<BedRow, 'id' | 'bedNo' | 'replacementNo' | 'workDate'>,
): Promise<void> {
  if (bed.workDate === null) return;
  const settled = await settledPeriod(tx, actor, bed.id, bed.workDate);
  if (settled) throw new DomainError('bed-period-locked', { ...settled, bedNo: bedLabel(bed) });
}

/** Pays the team of a bed that stands approved, operation by operation, by the prices of the day it was cut. */
export async function payTeam(
  tx: Tx,
  actor: Actor,
  { id, cutNum }: Pick<BedRow, 'id' | 'cutNum'>,
  workDate: string,
): Promise<void> {
  const shares = await pricedShares(tx, actor, id, workDate);
  const paid = [...Map.groupBy(shares, ({ orderProcessId }) => orderProcessId).values()].flatMap(
    (team) => {
      const unitPrice = team[0]?.price ?? null;
      if (unitPrice === null) return [];
      return bedWage(cutNum, unitPrice, team).team.map((share) => ({
        id: share.id,
        unitPrice,
        amount: decimalText(share.amount, 2),
      }));
    },
  );
  await writeAmounts(tx, actor, id, paid);
}

/** A bed that is taken back pays nobody. */
export const unpayTeam = (tx: Tx, actor: Actor, bedId: string): Promise<number> =>
  clearAmounts(tx, actor, bedId);
