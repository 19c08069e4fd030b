import { BundleProcessStatus, readBarcode } from '@garment-mes/domain/bundles';
import { refusalText } from '@garment-mes/domain/refusals';
import { ScanChannel, ScanType } from '@garment-mes/domain/scans';
import { useState } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import type { useScanAnswer } from '../frame/use-scan-answer.ts';
import type { ReadCode } from '../queue/read-code.ts';
import { scanReport } from '../queue/scan-report.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { useFixedProcess } from './kept-today/use-fixed-process.ts';
import type { ScannedMachine } from './kept-today/use-machine.ts';
import {
  chooseProcess,
  codeOf,
  type ReportableProcess,
  type ScannedBundle,
} from './report-state.ts';
import type { Person } from './use-person.ts';

/** A bundle of which something is asked, with the code that was read of it. */
export interface AskedBundle extends ScannedBundle {
  readonly read: ReadCode;
  /** Its number was already being typed: it is not reported whole by itself. */
  readonly isCounted?: boolean;
}

export type ReportMode = 'all' | 'amount' | 'rework';

interface BundleReportOf {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly person: Person | undefined;
  /** The machine the person works on. */
  readonly machine: ScannedMachine | undefined;
  readonly signal: Pick<ReturnType<typeof useScanAnswer>, 'answer' | 'refuse'>;
  readonly onReported: () => void;
}

/** From a bundle to a report in the queue: chooses the process, asks for the number. */
export function useBundleReport({ queue, person, machine, signal, onReported }: BundleReportOf) {
  const t = useText();
  const { companyId, companyName, userId } = useWorkbench();
  const { answer, refuse } = signal;
  const [mode, setMode] = useTabState<ReportMode>('mode', 'all');
  const [fixed, setFixed] = useFixedProcess(person?.id);
  const [choosing, setChoosing] = useState<AskedBundle>();
  const [counting, setCounting] = useState<{
    bundle: AskedBundle;
    process?: ReportableProcess;
  }>();
  const [shown, setShown] = useState<string>();
  const [isFixing, setFixing] = useState(false);

  /** Whoever wore the badge when a code was read has done the work, even if somebody else answers. */
  const whose = (read: ReadCode) => read.reader ?? person;
  const isWearer = (read: ReadCode) => whose(read)?.id === person?.id;

  function take(scanned: ScannedBundle, read: ReadCode, isCounted = false) {
    const bundle = { ...scanned, read, isCounted };
    if (whose(read) === undefined) return refuse(t('请先扫工卡'));
    if (mode === 'rework' || isFixing) return setChoosing(bundle);
    const choice = chooseProcess(bundle, isWearer(read) ? fixed?.processCode : undefined);
    if (choice.kind === 'several') return setChoosing(bundle);
    if (choice.kind === 'one') return pick(bundle, choice.process);
    refuse(whyNot(bundle, choice.process));
  }

  function pick(bundle: AskedBundle, process: ReportableProcess) {
    setChoosing(undefined);
    if (mode === 'all' && !bundle.isCounted) void report(bundle, process, process.openNum);
    else setCounting({ bundle, process });
  }

  async function report(bundle: AskedBundle, process: ReportableProcess | undefined, num: number) {
    setCounting(undefined);
    const { barcode, read } = bundle;
    const reader = whose(read);
    if (reader === undefined) return refuse(t('请先扫工卡'));
    const own = isWearer(read);
    // What a coupon says of the process is said by its code.
    const kept = own && readBarcode(barcode)?.couponSeq === undefined ? fixed : undefined;
    const entry = scanReport({
      companyId,
      companyName,
      userId,
      employeeId: reader.id,
      at: read.at,
      requestId: read.requestId,
      bundle: { ...bundle, barcode: codeOf(bundle, process) },
      processId: process?.id,
      processName: process?.processName ?? kept?.processName ?? t('待核'),
      processCode: process === undefined ? kept?.processCode : undefined,
      num,
      machineId: own ? machine?.id : undefined,
      type: mode === 'rework' ? ScanType.rework : ScanType.normal,
      channel: ScanChannel.app,
    });
    if (own) onReported();
    setShown(entry.requestId);
    answer('ok', t('{num}件 {process}', { num, process: entry.words.process }));
    await queue.queue.add(entry);
  }

  return {
    mode,
    setMode,
    fixed,
    setFixed: (choice: typeof fixed) => {
      setFixing(false);
      setFixed(choice);
    },
    /** The next bundle asks which process is to be fixed. */
    isFixing,
    setFixing,
    choosing,
    pick,
    counting,
    /** A bundle that was scanned. */
    take,
    /** What a bundle is whose number is being typed is known now: the number stays where one process takes it. */
    learn(bundle: ScannedBundle, read: ReadCode) {
      setCounting(undefined);
      take(bundle, read, true);
    },
    /** Asks for the number of a bundle of which nothing is known. */
    count: (bundle: ScannedBundle, read: ReadCode) => setCounting({ bundle: { ...bundle, read } }),
    /** Whom a bundle counts for, where that is not the one who wears the badge. */
    elseOf: ({ read }: AskedBundle) => (isWearer(read) ? undefined : whose(read)?.employeeName),
    report,
    cancel: () => {
      setChoosing(undefined);
      setCounting(undefined);
    },
    /** Request id of the report on the card. */
    shown,
    /** Empties the card: its report was taken back. */
    clear: () => setShown(undefined),
  };
}

/** Why nothing of a bundle may be reported, in the words of the refusal. */
function whyNot(
  { label, processes }: ScannedBundle,
  process: ReportableProcess | undefined,
): string {
  const blocked = process?.blockText ?? processes.find(({ blockText }) => blockText)?.blockText;
  const isDone = process?.status === BundleProcessStatus.done;
  if (blocked && !isDone) return blocked;
  if (process) {
    const params = { bundleNo: label, process: process.processName, left: 0 };
    return refusalText({ code: 'process-exhausted', params }, currentLanguage());
  }
  return refusalText(
    { code: 'process-unresolved', params: { bundleNo: label } },
    currentLanguage(),
  );
}
