import { BundleProcessStatus } from '../bundles/bundle-status.ts';

export interface ResolvableProcess {
  readonly orderProcessId: string;
  readonly seqNo: number;
  readonly status: BundleProcessStatus;
}

export interface ScanHints {
  /** Sequence number printed on a coupon. */
  readonly couponSeq?: number | undefined;
  /** Operation the station or the person is fixed to today. */
  readonly fixedProcessId?: string | undefined;
}

const OPEN: readonly BundleProcessStatus[] = [
  BundleProcessStatus.waiting,
  BundleProcessStatus.partial,
];

/**
 * The operation that a scan without one means: the coupon's, else the one fixed for today, else the
 * first open one in sequence. A coupon or a fixed operation is taken even when it is done, so that
 * the refusal names it. `undefined` when nothing is open.
 */
export function resolveProcess<Process extends ResolvableProcess>(
  processes: readonly Process[],
  { couponSeq, fixedProcessId }: ScanHints = {},
): Process | undefined {
  const byCoupon = processes.find(({ seqNo }) => seqNo === couponSeq);
  if (couponSeq !== undefined) return byCoupon;
  const fixed = processes.find(({ orderProcessId }) => orderProcessId === fixedProcessId);
  if (fixed) return fixed;
  return processes
    .filter(({ status }) => OPEN.includes(status))
    .reduce<Process | undefined>(
      (first, each) => (first && first.seqNo <= each.seqNo ? first : each),
      undefined,
    );
}
