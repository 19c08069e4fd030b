import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { ScanType } from '@garment-mes/domain/scans';
import { SEWING } from '../counts/roll-up.ts';
import type { AcceptedScan } from './decide-scan.ts';
import type { DecidedScans } from './lock-scans.sql.ts';

/** What accepted reports write: each row once, whatever number of them came to it. */
export function decidedScans(all: readonly AcceptedScan[]): DecidedScans {
  const atOutput = all.filter(({ process, scan }) => process.isOutput === 1 && pieces(scan) > 0);
  return {
    scans: all.map(({ id, by, scan: { reversedId: _none, ...scan } }) => ({
      ...scan,
      id,
      createBy: by,
    })),
    counts: merged(
      all.map(({ process, scan }) => ({
        key: { id: process.id },
        counted: { num: pieces(scan), rework: scan.num - pieces(scan) },
        // The last who counted is stored; a rework alone changes nothing of it.
        last: { employeeId: scan.employeeId },
      })),
    ),
    bundles: lastOfEach(
      all.map(({ bundle, process, doneCount }) => ({
        id: bundle.id,
        status: bundle.status,
        doneCount,
        seqNo: process.seqNo,
      })),
    ),
    days: merged(
      all.map(({ scan }) => ({
        key: { employeeId: scan.employeeId, workDate: scan.workDate },
        counted: { scans: 1, num: pieces(scan) },
        decimals: { amount: scan.amount, earnedMin: scan.earnedMin },
      })),
    ),
    hours: merged(
      atOutput.map(({ scan, hour }) => ({
        key: {
          lineDeptId: scan.lineDeptId,
          workDate: scan.workDate,
          hour,
          orderId: scan.orderId,
          orderProcessId: scan.orderProcessId,
        },
        counted: { num: scan.num },
        decimals: { earnedMin: scan.earnedMin },
      })),
    ),
    progress: merged(
      atOutput
        .filter(({ process }) => process.section === SEWING)
        .map(({ scan, bundle }) => ({
          key: {
            orderId: scan.orderId,
            colorId: bundle.colorId,
            sizeId: bundle.sizeId,
            workDate: scan.workDate,
          },
          counted: { num: scan.num },
        })),
    ),
    requests: all.map(({ hash, scan }, at) => ({
      at: at + 1,
      requestId: scan.requestId,
      hash,
      employeeId: scan.employeeId,
      workDate: scan.workDate,
    })),
  };
}

/** Garments that count as done: rework counts apart. */
const pieces = ({ type, num }: AcceptedScan['scan']): number =>
  type === ScanType.rework ? 0 : num;

interface Part<Key, Counted, Last> {
  readonly key: Key;
  readonly counted: Counted;
  readonly decimals?: Readonly<Record<string, string>>;
  readonly last?: Last;
}

/** Adds up what has one key: whole numbers as they are, money and minutes exactly. */
function merged<Key extends object, Counted extends Record<string, number>, Last extends object>(
  parts: readonly Part<Key, Counted, Last>[],
): (Key & Counted & Last)[] {
  const groups = Map.groupBy(parts, ({ key }) => Object.values(key).join('/'));
  return [...groups.values()].map((group) => {
    const whole: Record<string, unknown> = {};
    for (const { key, counted, decimals, last } of group) {
      Object.assign(whole, key, last);
      for (const [name, value] of Object.entries(counted))
        whole[name] = Number(whole[name] ?? 0) + value;
      for (const [name, value] of Object.entries(decimals ?? {}))
        whole[name] = decimalText(decimal(String(whole[name] ?? 0)).plus(value), 4);
    }
    return whole as Key & Counted & Last;
  });
}

const lastOfEach = <Row extends { readonly id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
