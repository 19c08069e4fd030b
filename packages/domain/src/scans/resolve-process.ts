import { BundleProcessStatus } from '../bundles/bundle-status.ts';
import { DomainError } from '../domain-error.ts';

export interface ResolvableProcess {
  readonly orderProcessId: string;
  /** Code of the operation, the same in every order. */
  readonly processCode: string;
  readonly seqNo: number;
  readonly status: BundleProcessStatus;
}

/** What a report says of its operation. What is left out says nothing. */
export interface ScanHints {
  /** Sequence number printed on a coupon. */
  readonly couponSeq?: number | undefined;
  /** Operation of the bundle's order. */
  readonly orderProcessId?: string | undefined;
  /** Code of the operation a person is fixed to today, whatever the order. */
  readonly processCode?: string | undefined;
}

const OPEN: readonly BundleProcessStatus[] = [
  BundleProcessStatus.waiting,
  BundleProcessStatus.partial,
];

/** The operations of a bundle that everything said fits: none of them is ever replaced by another. */
export const namedProcesses = <Process extends ResolvableProcess>(
  processes: readonly Process[],
  { couponSeq, orderProcessId, processCode }: ScanHints,
): readonly Process[] =>
  processes.filter(
    (process) =>
      (couponSeq === undefined || process.seqNo === couponSeq) &&
      (orderProcessId === undefined || process.orderProcessId === orderProcessId) &&
      (processCode === undefined || process.processCode === processCode),
  );

/**
 * The operation that a report means: the one of the bundle's own order that it names, by coupon, id or code, open or
 * not, so that the refusal of a finished one names it. A report that names none means the first open one in sequence.
 *
 * @throws {DomainError} `process-not-of-bundle` when none or several fit what it names, `process-unresolved` when it
 * names none and no operation is open
 * @see docs/formulas.md#scan-acceptance
 */
export function resolveProcess<Process extends ResolvableProcess>(
  bundleNo: string,
  processes: readonly Process[],
  hints: ScanHints = {},
): Process {
  if (Object.values(hints).some((hint) => hint !== undefined)) {
    const [only, ...others] = namedProcesses(processes, hints);
    if (!only || others.length > 0) throw new DomainError('process-not-of-bundle', { bundleNo });
    return only;
  }
  const [next] = processes
    .filter(({ status }) => OPEN.includes(status))
    .sort((one, other) => one.seqNo - other.seqNo);
  if (!next) throw new DomainError('process-unresolved', { bundleNo });
  return next;
}
