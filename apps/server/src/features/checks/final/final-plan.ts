import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { aqlState, type LotCells, lotBasis, planOf } from '../../sampling/public.ts';

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

/** The plan of a lot as it is stored, and how the lot spreads over colours and sizes. */
export interface PlannedLot {
  readonly plan: FinalPlan;
  readonly cells: LotCells;
}

/**
 * The plan of a lot, when its record is created or changed; never what the caller says it is (I32).
 *
 * @param isNew a lot that is offered for the first time: refused while the style of a customer is stopped
 * @throws {DomainError} where the lot cannot be inspected
 */
export async function planFinal(
  tx: Tx,
  { companyId }: Actor,
  lot: FinalLot,
  isNew: boolean,
): Promise<PlannedLot> {
  const basis = await lotBasis(tx, companyId, lot);
  if (basis.isGated && basis.shipmentId === null) throw new DomainError('lot-shipment-missing', {});
  const { mode } = await aqlState(tx, companyId, basis);
  if (mode === 'stopped' && isNew) {
    const { customerName: customer, styleNo } = basis;
    throw new DomainError('final-stopped', { customer, styleNo });
  }
  const lotNum = lot.lotNum ?? 0;
  const { answer, critical, major, minor } = planOf(basis, lotNum, mode);
  if (lot.checkNum > lotNum)
    throw new DomainError('out-of-range', {
      field: { zh: '检查数', en: 'Checked' },
      min: 1,
      max: lotNum,
    });
  const plan = {
    lotNum,
    sampleNum: answer.sampleNum,
    inspectionLevel: answer.level,
    aqlMajor: basis.aqlMajor,
    aqlMinor: basis.aqlMinor,
    codeLetter: answer.codeLetter,
    ...{ acCritical: critical.ac, reCritical: critical.re },
    ...{ acMajor: major.ac, reMajor: major.re },
    ...{ acMinor: minor.ac, reMinor: minor.re },
    tightened: answer.tightened,
  };
  return { plan, cells: answer.cells };
}
