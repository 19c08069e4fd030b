import { BundleProcessStatus, bundleProcessStatusName } from '../bundles/bundle-status.ts';
import { DomainError } from '../domain-error.ts';

/** One operation of one bundle: what is to be done and what was. */
export interface BundleProcessRow {
  readonly bundleNo: string;
  readonly processName: string;
  readonly num: number;
  readonly doneNum: number;
  readonly status: BundleProcessStatus;
}

/** Garments that may still be reported. */
export const leftToScan = ({ num, doneNum }: Pick<BundleProcessRow, 'num' | 'doneNum'>): number =>
  Math.max(0, num - doneNum);

const CLOSED: readonly BundleProcessStatus[] = [
  BundleProcessStatus.skipped,
  BundleProcessStatus.outsourced,
];

/** True while the operation takes reports and has room for `garments` more. */
export const canScan = (row: BundleProcessRow, garments: number): boolean =>
  refusalToScan(row, garments) === undefined;

/**
 * Counts garments onto an operation; `doneNum` never passes `num`.
 *
 * @throws {DomainError} `scan-num`, `process-closed` or `process-exhausted`
 * @see docs/formulas.md#scan-acceptance
 */
export function acceptScan<Row extends BundleProcessRow>(
  row: Row,
  garments: number,
): Omit<Row, 'status' | 'doneNum'> & {
  readonly doneNum: number;
  readonly status: BundleProcessStatus;
} {
  const refusal = refusalToScan(row, garments);
  if (refusal) throw refusal;
  const doneNum = row.doneNum + garments;
  return { ...row, doneNum, status: statusAt(doneNum, row.num) };
}

/** Status that follows from the counts alone. */
export function statusAt(doneNum: number, num: number): BundleProcessStatus {
  if (doneNum <= 0) return BundleProcessStatus.waiting;
  return doneNum >= num ? BundleProcessStatus.done : BundleProcessStatus.partial;
}

function refusalToScan(row: BundleProcessRow, garments: number): DomainError | undefined {
  const { bundleNo, processName: process, status } = row;
  if (!Number.isInteger(garments) || garments <= 0) return new DomainError('scan-num', {});
  if (CLOSED.includes(status)) {
    const name = bundleProcessStatusName[status];
    return new DomainError('process-closed', { bundleNo, process, status: name });
  }
  const left = leftToScan(row);
  return garments > left
    ? new DomainError('process-exhausted', { bundleNo, process, left })
    : undefined;
}
