import { DomainError } from '../domain-error.ts';
import { ScanStatus, ScanType } from './scan-kinds.ts';

export interface ReversibleScan {
  readonly type: ScanType;
  readonly status: ScanStatus;
  readonly employeeId: string;
}

export interface Reverser {
  readonly employeeId: string;
  /** Line leaders may take back the scans of others, at any age. */
  readonly isLeader: boolean;
}

/**
 * A mistake is taken back by the person within the first minutes, later by the line leader, and once.
 */
export const canReverse = (
  scan: ReversibleScan,
  by: Reverser,
  ageMinutes: number,
  ownMinutes: number,
): boolean => refusalToReverse(scan, by, ageMinutes, ownMinutes) === undefined;

/** @throws {DomainError} `scan-not-reversible`, `scan-reversed`, or `reversal-late` */
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
  const own = by.employeeId === scan.employeeId && ageMinutes <= ownMinutes;
  return own ? undefined : new DomainError('reversal-late', { minutes: ownMinutes });
}
