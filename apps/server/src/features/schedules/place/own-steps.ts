import type { Claim } from '../../../records/claim-record.sql.ts';
import type { SavedLine } from '../line/replan.ts';

/**
 * A call that moves several bars: a bar that one of its steps pushed is still the one the person saw, and the next
 * step may move it. What somebody else changed stays refused.
 */
export function ownSteps() {
  const pushes = new Map<string, number>();
  return {
    /** The version a bar has now if nobody but this call touched it since the person read it. */
    claimOf: ({ id, version }: Claim): Claim => ({ id, version: version + (pushes.get(id) ?? 0) }),
    done(lines: readonly SavedLine[]): void {
      for (const id of lines.flatMap(({ moved }) => moved))
        pushes.set(id, (pushes.get(id) ?? 0) + 1);
    },
  };
}
