import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { CheckRecord, CheckResult } from './check-record.sql.ts';

/** What the standard's tables say of a lot, stored with its record: columns that final inspections alone have. */
export interface FinalPlan {
  readonly lotNum: number;
  readonly sampleNum: number;
  readonly inspectionLevel: string;
  readonly aqlMajor: string;
  readonly aqlMinor: string;
  readonly codeLetter: string;
  readonly acCritical: number;
  readonly reCritical: number;
  readonly acMajor: number;
  readonly reMajor: number;
  readonly acMinor: number;
  readonly reMinor: number;
  readonly tightened: 0 | 1;
}

/** What is typed of a lot when it is created or changed. */
export type FinalLot = Pick<
  BodyOf<'createCheckRecord'>,
  'orderId' | 'shipmentId' | 'lotNum' | 'checkNum' | 'cells' | 'measures' | 'cartons'
>;

/** The plan of a lot, when its record is created or changed. @throws {DomainError} where the lot cannot be inspected */
export async function planFinal(_tx: Tx, _actor: Actor, _lot: FinalLot): Promise<FinalPlan> {
  throw notOffered();
}

/** Writes how the sample spreads, what was measured and which cartons were opened, in place of what was there. */
export async function writeFinalParts(
  _tx: Tx,
  _actor: Actor,
  _checkId: string,
  _lot: FinalLot,
): Promise<void> {
  throw notOffered();
}

/**
 * The result of a lot at its submission. The record is locked, its counts are those of its defects; it stays submitted
 * until it is confirmed.
 */
export async function judgeFinal(
  _services: Services,
  _tx: Tx,
  _actor: Actor,
  _record: CheckRecord,
): Promise<CheckResult> {
  throw notOffered();
}

/** Opens the next round of a refused lot; the refused record is locked. @returns id of the new record */
export async function reinspectFinal(
  _services: Services,
  _tx: Tx,
  _actor: Actor,
  _refused: CheckRecord,
  _body: BodyOf<'reinspectCheckRecord'>,
): Promise<string> {
  throw notOffered();
}

/** @throws {DomainError} where something was done by the result of a submitted lot: it cannot be void any more */
export async function requireFinalUnused(
  _tx: Tx,
  _actor: Actor,
  _record: CheckRecord,
): Promise<void> {
  throw notOffered();
}

const notOffered = () => new DomainError('invalid-value', { field: { zh: '类型', en: 'Kind' } });
