import { BundleProcessStatus, isBarcode, readBarcode } from '@garment-mes/domain/bundles';
import { namedProcesses } from '@garment-mes/domain/scans';
import type { AppPreload, BundleProcessRow, ResolvedCode } from '@garment-mes/sdk/mes2';
import { normaliseCode } from '#scanning/typed-key.ts';

/** A process of the scanned bundle, as its button needs it. */
export interface ReportableProcess {
  /** Id of the bundle's process; `undefined` when only the barcode is known. */
  readonly id: string | undefined;
  readonly orderProcessId: string;
  /** The same in every order. */
  readonly processCode: string;
  readonly seqNo: number;
  readonly processName: string;
  readonly status: BundleProcessStatus;
  /** It counts the output of the line. */
  readonly isOutput: boolean;
  readonly num: number;
  readonly doneNum: number;
  /** Pieces that may be reported now. */
  readonly openNum: number;
  /** Why nothing may be reported. */
  readonly blockText: string | undefined;
}

/** A bundle under the scanner, with what may be reported of it. */
export interface ScannedBundle {
  readonly barcode: string;
  readonly couponSeq: number | undefined;
  readonly label: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly num: number;
  readonly processes: readonly ReportableProcess[];
  /** The device found it in what it was given at the start of the shift. */
  readonly offline: boolean;
}

const BUNDLE_SHAPE = /^B[0-9A-Z]{12,20}(-\d{1,4})?$/;

/** A bundle code that lost a character on the way: no need to ask anybody. */
export const isBroken = (code: string): boolean => BUNDLE_SHAPE.test(code) && !isBarcode(code);

/** The bundle of an answer; `undefined` when the code is something else. */
export function bundleOf({ code, bundle, processes }: ResolvedCode): ScannedBundle | undefined {
  if (bundle === null) return undefined;
  return {
    barcode: bundle.barcode,
    couponSeq: readBarcode(code)?.couponSeq,
    label: bundle.bundleLabel,
    colorName: bundle.colorName,
    sizeName: bundle.sizeName,
    num: bundle.num,
    processes: processes.map(reportable),
    offline: false,
  };
}

const reportable = (row: BundleProcessRow): ReportableProcess => ({
  id: row.id,
  orderProcessId: row.orderProcessId,
  processCode: row.processCode,
  seqNo: row.seqNo,
  processName: row.processName,
  status: row.status,
  isOutput: row.isOutput === 1,
  num: row.num,
  doneNum: row.doneNum,
  openNum: row.openNum,
  blockText: row.blockText ?? undefined,
});

/** The bundle without asking: out of the preload, less what waits to be sent. */
export function preloadedBundle(
  preload: AppPreload | undefined,
  code: string,
  waiting: ReadonlyMap<string, number>,
): ScannedBundle | undefined {
  const read = readBarcode(code);
  const found = preload?.bundles.find(({ barcode }) => barcode === (read?.bundle ?? code));
  if (found === undefined) return undefined;
  return {
    barcode: found.barcode,
    couponSeq: read?.couponSeq,
    label: found.bundleLabel,
    colorName: found.colorName,
    sizeName: found.sizeName,
    num: found.num,
    offline: true,
    processes: found.processes.map((process) => {
      const doneNum = process.doneNum + (waiting.get(process.id) ?? 0);
      const isOpen =
        process.status === BundleProcessStatus.waiting ||
        process.status === BundleProcessStatus.partial;
      const openNum = isOpen ? Math.max(0, process.num - doneNum) : 0;
      const isOutput = process.isOutput === 1;
      return { ...process, isOutput, doneNum, openNum, blockText: undefined };
    }),
  };
}

/** A machine without asking, by its number or by the code on its plate. */
export function preloadedMachine(
  preload: AppPreload | undefined,
  code: string,
): AppPreload['machines'][number] | undefined {
  const wanted = normaliseCode(code);
  // A device may still have the preload of an earlier release.
  return (preload?.machines ?? []).find(
    ({ machineNo, barcode }) =>
      normaliseCode(machineNo) === wanted || normaliseCode(barcode ?? '') === wanted,
  );
}

/** A person without asking, by the employee number in whatever spelling it was given to the badge. */
export function preloadedEmployee(
  preload: AppPreload | undefined,
  code: string,
): AppPreload['employees'][number] | undefined {
  const wanted = normaliseCode(code);
  return preload?.employees.find(({ employeeNo }) => normaliseCode(employeeNo) === wanted);
}

/** What to do with a scanned bundle: report one process, let the person choose, or say why not. */
export type Choice =
  | { readonly kind: 'one'; readonly process: ReportableProcess }
  | { readonly kind: 'several'; readonly processes: readonly ReportableProcess[] }
  | { readonly kind: 'none'; readonly process: ReportableProcess | undefined };

/**
 * The coupon's process, else the one of the code fixed for today, else the only open one; several open ones, and a
 * bundle whose order has no such code, are for the person to choose from. A coupon or a fixed process that is closed is
 * named in the refusal.
 *
 * @param fixedCode code of the process that is fixed for today
 */
export function chooseProcess(
  { processes, couponSeq }: ScannedBundle,
  fixedCode: string | undefined,
): Choice {
  const isNamed = couponSeq !== undefined || fixedCode !== undefined;
  const [named, ...others] = namedProcesses(
    isNamed ? processes : [],
    couponSeq === undefined ? { processCode: fixedCode } : { couponSeq },
  );
  if (couponSeq !== undefined || (named && others.length === 0))
    return named && named.openNum > 0
      ? { kind: 'one', process: named }
      : { kind: 'none', process: named };
  const open = processes.filter(({ openNum }) => openNum > 0);
  const [first] = open;
  if (first === undefined) return { kind: 'none', process: undefined };
  return open.length === 1 && !isNamed
    ? { kind: 'one', process: first }
    : { kind: 'several', processes };
}

/** The code of a report: that of the coupon, unless another process than the coupon's was chosen. */
export const codeOf = (
  { barcode, couponSeq }: Pick<ScannedBundle, 'barcode' | 'couponSeq'>,
  process: Pick<ReportableProcess, 'seqNo'> | undefined,
): string =>
  couponSeq === undefined || (process && process.seqNo !== couponSeq)
    ? barcode
    : `${barcode}-${couponSeq}`;

/** Last characters typed by hand: the bundles of the preload that end in them. */
export const endingWith = (preload: AppPreload | undefined, tail: string): readonly string[] =>
  tail.length < 4
    ? []
    : (preload?.bundles ?? [])
        .filter(({ barcode }) => barcode.endsWith(tail))
        .slice(0, 6)
        .map(({ barcode }) => barcode);

/** The characters of a bundle's code that are asked for where it cannot be scanned. */
const TYPED_TAIL = 6;

/**
 * What Enter takes of a code typed by hand: the only bundle that ends in it. Fewer characters than are asked for,
 * and the number of a person or a machine, stand for themselves: a badge is no bundle that happens to end like it.
 */
export function enteredCode(preload: AppPreload | undefined, code: string): string {
  const isNumber = preloadedEmployee(preload, code) ?? preloadedMachine(preload, code);
  const [only, ...others] = endingWith(preload, code);
  if (code.length < TYPED_TAIL || isNumber || only === undefined || others.length > 0) return code;
  return only;
}
