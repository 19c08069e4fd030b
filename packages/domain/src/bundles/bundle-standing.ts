import { BundleProcessStatus, BundleStatus } from './bundle-status.ts';

/** One operation of a bundle, as far as the bundle's standing follows from it. */
export interface StandingProcess {
  readonly section: number;
  readonly isOutput: 0 | 1;
  readonly doneNum: number;
  readonly status: BundleProcessStatus;
}

export interface StandingBundle {
  readonly status: BundleStatus;
  /** Line it was handed to. */
  readonly lineDeptId: string | null;
  /** How often its tickets were printed. */
  readonly printCount: number;
  /** The end of its line let every garment of it go. */
  readonly isChecked?: boolean;
}

const SEWING = 3;
const FINISHING = 4;

/**
 * Where a bundle stands by its operations: the first report of sewing starts it, its last sewing operation ends
 * it, the check at the end of its line or the output point of finishing passes it. What is beyond passing is not moved by
 * reports.
 */
export function bundleStanding(
  bundle: StandingBundle,
  processes: readonly StandingProcess[],
): { readonly status: BundleStatus; readonly doneCount: number } {
  const doneCount = processes.filter(({ status }) => status === BundleProcessStatus.done).length;
  return { status: statusOf(bundle, processes), doneCount };
}

function statusOf(
  { status, lineDeptId, printCount, isChecked = false }: StandingBundle,
  processes: readonly StandingProcess[],
): BundleStatus {
  if (status > BundleStatus.passed) return status;
  const isPassed = processes.some(
    (each) =>
      each.section === FINISHING && each.isOutput === 1 && each.status === BundleProcessStatus.done,
  );
  if (isPassed) return BundleStatus.passed;
  const sewing = processes.filter(({ section }) => section === SEWING);
  if (sewing.length > 0 && sewing.every(isBehind))
    return isChecked ? BundleStatus.passed : BundleStatus.sewn;
  if (sewing.some(({ doneNum }) => doneNum > 0)) return BundleStatus.inProcess;
  if (status < BundleStatus.inProcess) return status;
  if (lineDeptId !== null) return BundleStatus.delivered;
  return printCount > 0 ? BundleStatus.printed : BundleStatus.generated;
}

const isBehind = ({ status }: StandingProcess): boolean =>
  status === BundleProcessStatus.done || status === BundleProcessStatus.skipped;
