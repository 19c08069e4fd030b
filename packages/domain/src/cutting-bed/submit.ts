import { DomainError } from '../domain-error.ts';
import { bedLabel, type NumberedBed } from './bed-label.ts';
import { BedStatus } from './bed-status.ts';

export interface Submittable extends NumberedBed {
  readonly status: BedStatus;
  readonly plies: number;
}

const OPEN: readonly BedStatus[] = [BedStatus.draft, BedStatus.spreading, BedStatus.cut];

/** Still with the table: the bed bill may be changed. */
export const isBedOpen = ({ status }: Pick<Submittable, 'status'>): boolean =>
  OPEN.includes(status);

/** A bed is handed on once: before it was submitted, and with at least one ply spread. */
export const canSubmit = (bed: Submittable): boolean => refusalToSubmit(bed) === undefined;

/**
 * Hands a bed on. Too far from the planned consumption, it waits for the cutting manager first.
 *
 * @throws {DomainError} `bed-void`, `bed-already-submitted` or `bed-nothing-spread`
 */
export function submit<Bed extends Submittable>(
  bed: Bed,
  { needsApproval = false }: { needsApproval?: boolean } = {},
): Omit<Bed, 'status'> & { readonly status: BedStatus } {
  const refusal = refusalToSubmit(bed);
  if (refusal) throw refusal;
  return { ...bed, status: needsApproval ? BedStatus.approvalPending : BedStatus.submitted };
}

function refusalToSubmit(bed: Submittable): DomainError | undefined {
  const { status, plies } = bed;
  const bedNo = bedLabel(bed);
  if (status === BedStatus.void) return new DomainError('bed-void', { bedNo });
  if (!isBedOpen(bed)) return new DomainError('bed-already-submitted', { bedNo });
  return plies > 0 ? undefined : new DomainError('bed-nothing-spread', { bedNo });
}
