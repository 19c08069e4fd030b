import { DomainError } from '../domain-error.ts';
import { statusAt } from '../scans/accept-scan.ts';
import { BundleProcessStatus } from './bundle-status.ts';

/**
 * Checks how a bundle is split.
 *
 * @throws {DomainError} `split-parts` for fewer than two parts or an empty one, `split-sum` when they
 *   do not add up
 */
export function requireSplit(num: number, parts: readonly number[]): void {
  if (parts.length < 2 || parts.some((part) => !Number.isInteger(part) || part < 1)) {
    throw new DomainError('split-parts', {});
  }
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum !== num) throw new DomainError('split-sum', { sum, num });
}

/**
 * What of an operation is done in each child of a split: filled up child by child, 12 of 24 done split
 * into 14 and 10 gives 12/14 and 0/10.
 */
export function splitDone(doneNum: number, parts: readonly number[]): number[] {
  let left = doneNum;
  return parts.map((part) => {
    const done = Math.min(part, left);
    left -= done;
    return done;
  });
}

/**
 * An operation after garments of its bundle were scrapped: what is still to be done shrinks, what was
 * done and paid stays.
 */
export function afterScrap<
  Row extends {
    readonly num: number;
    readonly doneNum: number;
    readonly status: BundleProcessStatus;
  },
>(row: Row, scrapped: number): Omit<Row, 'num' | 'status'> & Pick<Row, 'num' | 'status'> {
  const counted: readonly BundleProcessStatus[] = [
    BundleProcessStatus.waiting,
    BundleProcessStatus.partial,
  ];
  if (!counted.includes(row.status)) return row;
  const num = Math.max(row.doneNum, row.num - scrapped);
  return { ...row, num, status: statusAt(row.doneNum, num) };
}

/**
 * Plies of the children of a split: the mother's span divided by their garments, each ply in one child.
 * Where more garments are asked than plies are left, a child shares the last one.
 */
export function splitPlySpans(
  { plyFrom, plyTo }: { readonly plyFrom: number; readonly plyTo: number },
  parts: readonly number[],
): { plyFrom: number; plyTo: number }[] {
  const plies = plyTo - plyFrom + 1;
  const all = parts.reduce((total, part) => total + part, 0);
  let counted = 0;
  return parts.map((part) => {
    const from = plyFrom + Math.min(plies - 1, Math.round((counted * plies) / all));
    counted += part;
    const to = plyFrom + Math.round((counted * plies) / all) - 1;
    return { plyFrom: from, plyTo: Math.max(from, to) };
  });
}
