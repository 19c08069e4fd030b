import { DomainError } from '../domain-error.ts';

/** Who enters people of a bed. */
export interface TeamWriter {
  /** The person's own; undefined for an account that is nobody's. */
  readonly employeeId: string | undefined;
  /** Enters the beds of this table. */
  readonly leadsTable: boolean;
}

/** People who are to join or leave a bed. */
export interface TeamChange {
  readonly employeeIds: readonly string[];
  /** Percent of what the bed pays; shared evenly when left out. */
  readonly sharePct?: string | null | undefined;
}

/**
 * Everybody joins and leaves for himself, with an even share. Who leads the table enters others and says their shares.
 *
 * @throws {DomainError} `bed-people-others` or `bed-share-leader`
 */
export function requireOwnTeamChange(
  { employeeId, leadsTable }: TeamWriter,
  { employeeIds, sharePct }: TeamChange,
): void {
  if (leadsTable) return;
  if (employeeIds.some((id) => id !== employeeId)) throw new DomainError('bed-people-others', {});
  if (sharePct !== undefined && sharePct !== null) throw new DomainError('bed-share-leader', {});
}
