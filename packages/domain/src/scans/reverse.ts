import { DomainError } from '../domain-error.ts';
import { ScanStatus, ScanType } from './scan-kinds.ts';

export interface ReversibleScan {
  readonly type: ScanType;
  readonly status: ScanStatus;
  readonly employeeId: string;
}

export interface Reverser {
  readonly employeeId: string;
  /** Booked it, for whomever it counts. */
  readonly isBooker: boolean;
  /** Leads the line it counts for, or books the work of anybody: at any age. */
  readonly isLeader: boolean;
}

/**
 * A mistake is taken back within the first minutes by the person it counts for or by who booked it, later by the leader
 * of its line, and once.
 */
export const canReverse = (
  scan: ReversibleScan,
  by: Reverser,
  ageMinutes: number,
  ownMinutes: number,
): boolean => refusalToReverse(scan, by, ageMinutes, ownMinutes) === undefined;

/** @throws {DomainError} `scan-not-reversible`, `scan-reversed`, `reversal-of-other` or `reversal-late` */
export function requireReversal(
  scan: ReversibleScan,
  by: Reverser,
  ageMinutes: number,
  ownMinutes: number,
): void {
  const refusal = refusalToReverse(scan, by, ageMinutes, ownMinutes);
  if (refusal) throw refusal;
}

function refusalToReverse(
  scan: ReversibleScan,
  by: Reverser,
  ageMinutes: number,
  ownMinutes: number,
): DomainError | undefined {
  if (scan.type === ScanType.reversal) return new DomainError('scan-not-reversible', {});
  if (scan.status === ScanStatus.reversed) return new DomainError('scan-reversed', {});
  if (by.isLeader) return undefined;
  if (by.employeeId !== scan.employeeId && !by.isBooker)
    return new DomainError('reversal-of-other', {});
  return ageMinutes <= ownMinutes
    ? undefined
    : new DomainError('reversal-late', { minutes: ownMinutes });
}
