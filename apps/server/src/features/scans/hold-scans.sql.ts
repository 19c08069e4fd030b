import type { BundleProcessStatus, BundleStatus } from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { ScannedBundle, ScannedProcess } from './scan-target.sql.ts';

/** What is asked of one report before it is decided. */
export interface AskedScan {
  readonly requestId: string;
  readonly hash: string;
  /** Operation of a bundle, or the codes that name a bundle. */
  readonly processId: string | null;
  readonly bundleCode: string | null;
  readonly cardNo: string | null;
  readonly employeeId: string;
  readonly machineId: string | null;
  /** Work day, and the moment that the day and the pace are taken from. */
  readonly day: string;
  readonly eventTime: string;
}

export interface HeldTarget {
  readonly requestId: string;
  /** Given to the row that the report becomes. */
  readonly scanId: string;
  readonly bundleId: string | null;
  readonly orderId: string | null;
  readonly orderProcessId: string | null;
}

export interface HeldOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly status: number;
  readonly wageLocked: number;
}

export interface HeldWorker {
  readonly id: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly status: number;
  readonly deptId: string | null;
  readonly coefficient: string;
  readonly hireDate: string | null;
  readonly leaveDate: string | null;
}

/** Everything that some reports need to know, read while it is held. Absent lists are empty. */
export interface Held<Answer> {
  readonly answered: readonly { requestId: string; hash: string; answer: Answer }[] | null;
  readonly targets: readonly HeldTarget[] | null;
  readonly company: { readonly code: string; readonly shortName: string };
  readonly settings: Readonly<Record<string, unknown>> | null;
  readonly orders: readonly HeldOrder[] | null;
  readonly periods: readonly { day: string; periodNo: string; status: number }[] | null;
  readonly bundles: readonly ScannedBundle[] | null;
  /** Of bundles that were split. */
  readonly children: readonly { parentId: string; bundleNo: number; splitSeq: number }[] | null;
  readonly processes: readonly PackedProcess[] | null;
  readonly prices: readonly { orderProcessId: string; day: string; price: string }[] | null;
  readonly workers: readonly HeldWorker[] | null;
  readonly machines: readonly { id: string; machineNo: string; status: number }[] | null;
  /** Seconds since the person's report before, by request. */
  readonly paces: Readonly<Record<string, number | null>> | null;
}

type PackedProcess = readonly [
  bundleId: string,
  id: string,
  orderProcessId: string,
  seqNo: number,
  processName: string,
  section: number,
  sam: string,
  isCheckpoint: 0 | 1,
  isOutput: 0 | 1,
  num: number,
  doneNum: number,
  status: BundleProcessStatus,
];

export interface HeldProcess extends Omit<ScannedProcess, 'processId'> {
  readonly bundleId: string;
}

export const unpacked = ([
  bundleId,
  id,
  orderProcessId,
  seqNo,
  processName,
  section,
  sam,
  isCheckpoint,
  isOutput,
  num,
  doneNum,
  status,
]: PackedProcess): HeldProcess => ({
  bundleId,
  id,
  orderProcessId,
  seqNo,
  processName,
  section,
  sam,
  isCheckpoint,
  isOutput,
  num,
  doneNum,
  status,
});

/**
 * Claims the requests, holds wage terms and bundles, and reads what deciding takes, in one journey.
 *
 * @param claims false when the same transaction asks again
 */
export async function holdForScans<Answer>(
  tx: Tx,
  asked: readonly AskedScan[],
  claims: boolean,
): Promise<Held<Answer>> {
  const row = await tx.one<{ held: Held<Answer> }>(
    sql`select mes2.hold_for_scans(${JSON.stringify(asked)}::jsonb, ${claims}::boolean) as held`,
  );
  if (!row) throw new Error('a function returned no row');
  return row.held;
}

/** What is written of some reports, each list without doubles. */
export interface DecidedScans {
  readonly scans: readonly object[];
  readonly counts: readonly { id: string; num: number; rework: number; employeeId: string }[];
  readonly bundles: readonly {
    id: string;
    status: BundleStatus;
    doneCount: number;
    seqNo: number;
  }[];
  readonly days: readonly object[];
  readonly hours: readonly object[];
  readonly progress: readonly object[];
  readonly answers: readonly {
    requestId: string;
    answer: object;
    employeeId: string;
    workDate: string;
  }[];
}

export interface DayNow {
  readonly employeeId: string;
  readonly workDate: string;
  readonly dayNum: number;
  readonly dayAmount: string;
}

/** @returns the people's days as they are now; undefined when an operation had no room: keep nothing then */
export async function saveScans(
  tx: Tx,
  decided: DecidedScans,
  now: Date,
): Promise<readonly DayNow[] | undefined> {
  const row = await tx.one<{ days: readonly DayNow[] | null }>(
    sql`select mes2.save_scans(${JSON.stringify(decided)}::jsonb, ${now}::timestamptz) as days`,
  );
  return row?.days ?? undefined;
}

/** Gives request ids back whose reports were refused: they may be sent again. */
export const unclaim = (tx: Tx, requestIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    delete from mes2.scan_request
    where company_id = current_company() and request_id = any(${requestIds}::varchar[])`);
