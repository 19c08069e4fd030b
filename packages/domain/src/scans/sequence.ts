import { BundleProcessStatus } from '../bundles/bundle-status.ts';
import { DomainError } from '../domain-error.ts';

/** How strictly the order of operations is kept. */
export type ScanSequence = 'free' | 'warn' | 'checkpoint' | 'strict';

export interface SequencedProcess {
  readonly seqNo: number;
  readonly doneNum: number;
  readonly isCheckpoint: boolean | 0 | 1;
  readonly status: BundleProcessStatus;
}

export interface SequenceRoom {
  /** Garments that may be reported now; `Infinity` when nothing before limits them. */
  readonly max: number;
  /** Garments that the slowest earlier operation has done; `undefined` when there is none. */
  readonly earlierDone: number | undefined;
}

/**
 * Room that the operations before leave. At `checkpoint` a checkpoint takes no more than every
 * earlier checkpoint has done; at `strict` every operation takes no more than any earlier one.
 * Skipped operations block nothing.
 *
 * @see docs/formulas.md#checkpoint-sequence
 */
export function sequenceRoom(
  processes: readonly SequencedProcess[],
  seqNo: number,
  sequence: ScanSequence,
): SequenceRoom {
  const own = processes.find((process) => process.seqNo === seqNo);
  const binds = sequence === 'strict' || (sequence === 'checkpoint' && own?.isCheckpoint);
  const earlier = processes.filter(
    (process) =>
      process.seqNo < seqNo &&
      process.status !== BundleProcessStatus.skipped &&
      (sequence === 'strict' || process.isCheckpoint),
  );
  if (!own || !binds || earlier.length === 0) return { max: Infinity, earlierDone: undefined };
  const earlierDone = Math.min(...earlier.map(({ doneNum }) => doneNum));
  return { max: Math.max(0, earlierDone - own.doneNum), earlierDone };
}

/** @throws {DomainError} `checkpoint-ahead` when more is reported than the sequence allows */
export function requireSequence(
  bundleNo: string,
  processes: readonly SequencedProcess[],
  seqNo: number,
  garments: number,
  sequence: ScanSequence,
): void {
  const { max, earlierDone = 0 } = sequenceRoom(processes, seqNo, sequence);
  if (garments > max)
    throw new DomainError('checkpoint-ahead', { bundleNo, done: earlierDone, max });
}

/**
 * A reversal may not leave an earlier checkpoint behind a later one.
 *
 * @param remaining garments the reversed operation keeps
 * @throws {DomainError} `checkpoint-behind`
 */
export function requireReversible(
  names: { readonly bundleNo: string; readonly process: string },
  processes: readonly SequencedProcess[],
  seqNo: number,
  remaining: number,
  sequence: ScanSequence,
): void {
  const own = processes.find((process) => process.seqNo === seqNo);
  const binds = sequence === 'strict' || (sequence === 'checkpoint' && own?.isCheckpoint);
  if (!binds) return;
  const later = processes.filter(
    (process) =>
      process.seqNo > seqNo &&
      process.status !== BundleProcessStatus.skipped &&
      (sequence === 'strict' || process.isCheckpoint),
  );
  const done = Math.max(0, ...later.map(({ doneNum }) => doneNum));
  if (done > remaining) throw new DomainError('checkpoint-behind', { ...names, done });
}
