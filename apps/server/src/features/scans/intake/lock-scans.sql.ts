import type { BundleStatus } from '@garment-mes/domain/bundles';
import type { PayCoefficient } from '@garment-mes/domain/people';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Card } from '../../../records/cards/named-card.sql.ts';
import type { ScannedBundle, ScannedProcess } from '../scan-target.sql.ts';

/** What is read for one report before it is decided. */
export interface AskedScan {
  readonly requestId: string;
  readonly hash: string;
  /** Operation of a bundle, or the codes that name a bundle. */
  readonly processId: string | null;
  readonly bundleCode: string | null;
  readonly cardNo: string | null;
  readonly employeeId: string;
  readonly machineId: string | null;
  /** Employee who books it; null for an account that is none. */
  readonly bookerId: string | null;
  /** Work day, and the moment that the day and the pace are taken from. */
  readonly day: string;
  readonly eventTime: string;
}

export interface LockedTarget {
  /** Given to the row that the report becomes. */
  readonly scanId: string;
  readonly bundleId: string | null;
  readonly orderId: string | null;
  readonly orderProcessId: string | null;
}

/** A card that was read and has been declared lost or scrapped. */
export interface LockedCard extends Pick<Card, 'cardNo' | 'status'> {
  /** The number or the chip as it was read. */
  readonly read: string;
}

export interface LockedOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly status: number;
  readonly wageLocked: number;
}

export interface LockedWorker extends PayCoefficient {
  readonly id: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly status: number;
  readonly deptId: string | null;
  readonly hireDate: string | null;
  readonly leaveDate: string | null;
}

/** Everything that some reports need, read under its locks. Absent lists are empty. */
export interface LockedForScans<Answer> {
  readonly answered: readonly { requestId: string; hash: string; answer: Answer }[] | null;
  /** One element for each report, in their order. */
  readonly targets: Columns<LockedTarget>;
  readonly cardsOutOfUse: readonly LockedCard[] | null;
  readonly company: { readonly code: string; readonly shortName: string };
  readonly settings: Readonly<Record<string, unknown>> | null;
  readonly orders: readonly LockedOrder[] | null;
  readonly periods: readonly { day: string; periodNo: string; status: number }[] | null;
  /** People whose wage of a day is locked while its period is open. */
  readonly settled: readonly { day: string; employeeId: string }[] | null;
  /** Lines whose groups' wage of a day is. */
  readonly settledGroups: readonly { day: string; lineDeptId: string }[] | null;
  readonly bundles: Columns<ScannedBundle>;
  /** Of bundles that were split. */
  readonly children: readonly { parentId: string; bundleNo: number; splitSeq: number }[] | null;
  readonly processes: Columns<LockedProcess>;
  readonly prices: readonly { orderProcessId: string; day: string; price: string }[] | null;
  readonly workers: readonly LockedWorker[] | null;
  readonly machines: readonly { id: string; machineNo: string; status: number }[] | null;
  /** Whether who books it leads the person, one element for each report. */
  readonly leads: readonly boolean[] | null;
  /** Seconds since the person's report before, one element for each report. */
  readonly paces: readonly (number | null)[] | null;
}

/** Rows as the lists of their fields: written and read in a fraction of the time that objects take. */
export type Columns<Row> = { readonly [Field in keyof Row]: readonly Row[Field][] | null };

/** The rows of some columns, in their order. */
export function rowsOf<Row extends object>(columns: Columns<Row>): Row[] {
  const fields = Object.entries(columns) as [string, readonly unknown[] | null][];
  return (fields[0]?.[1] ?? []).map((_first, at) => {
    const row: Record<string, unknown> = {};
    for (const [field, values] of fields) row[field] = values?.[at];
    return row as Row;
  });
}

export interface LockedProcess extends Omit<ScannedProcess, 'processId'> {
  readonly bundleId: string;
  readonly processCode: string;
  /** 3 pays the group of the line. */
  readonly payScope: number;
}

/**
 * Locks wage terms and bundles, and reads what decisions need, in one round trip.
 *
 * @param patience milliseconds that a lock is waited for; undefined for as long as a statement may run
 */
export async function lockForScans<Answer>(
  tx: Tx,
  asked: readonly AskedScan[],
  patience: number | undefined,
): Promise<LockedForScans<Answer>> {
  const list = <Field extends keyof AskedScan>(field: Field) => asked.map((each) => each[field]);
  const row = await tx.one<{ locked: LockedForScans<Answer> }>(sql`
    select mes2.lock_for_scans(${list('requestId')}::varchar[], ${list('processId')}::bigint[],
      ${list('bundleCode')}::varchar[], ${list('cardNo')}::varchar[], ${list('employeeId')}::bigint[],
      ${list('machineId')}::bigint[], ${list('bookerId')}::bigint[], ${list('day')}::date[], ${list('eventTime')}::timestamptz[],
      ${patience}::int) as locked`);
  if (!row) throw new Error('a function returned no row');
  return row.locked;
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
  /** Counted from 1, as the answers beside them. */
  readonly requests: readonly {
    at: number;
    requestId: string;
    hash: string;
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

/**
 * @param answers what each report is answered, but for its day
 * @param now the latest moment of the reports
 * @returns the people's days as they are now; undefined when an operation had no room: keep nothing then
 */
export async function saveScans(
  tx: Tx,
  decided: DecidedScans,
  answers: readonly object[],
  now: Date,
): Promise<readonly DayNow[] | undefined> {
  const texts = answers.map((answer) => JSON.stringify(answer));
  const row = await tx.one<{ days: readonly DayNow[] | null }>(sql`
    select mes2.save_scans(${JSON.stringify(decided)}::jsonb, ${texts}::text[], ${now}::timestamptz) as days`);
  return row?.days ?? undefined;
}
