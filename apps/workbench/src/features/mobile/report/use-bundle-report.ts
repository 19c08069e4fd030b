import { BundleProcessStatus } from '@garment-mes/domain/bundles';
import { refusalText } from '@garment-mes/domain/refusals';
import { ScanChannel, ScanType } from '@garment-mes/domain/scans';
import { useState } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { scanReport } from '../queue/scan-report.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import type { useScanAnswer } from './code/use-scan-answer.ts';
import { useFixedProcess } from './kept-today/use-fixed-process.ts';
import type { ScannedMachine } from './kept-today/use-machine.ts';
import { chooseProcess, type ReportableProcess, type ScannedBundle } from './report-state.ts';
import type { Person } from './use-person.ts';

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
  const { companyId, companyName, userId, now } = useWorkbench();
  const { answer, refuse } = signal;
  const [mode, setMode] = useTabState<ReportMode>('mode', 'all');
  const [fixed, setFixed] = useFixedProcess(person?.id);
  const [choosing, setChoosing] = useState<ScannedBundle>();
  const [counting, setCounting] = useState<{
    bundle: ScannedBundle;
    process?: ReportableProcess;
  }>();
  const [shown, setShown] = useState<string>();
  const [isFixing, setFixing] = useState(false);

  function take(bundle: ScannedBundle) {
    if (person === undefined) return refuse(t('请先扫工卡'));
    if (mode === 'rework' || isFixing) return setChoosing(bundle);
    const choice = chooseProcess(bundle, fixed?.orderProcessId);
    if (choice.kind === 'several') return setChoosing(bundle);
    if (choice.kind === 'one') return pick(bundle, choice.process);
    refuse(whyNot(bundle, choice.process));
  }

  function pick(bundle: ScannedBundle, process: ReportableProcess) {
    setChoosing(undefined);
    if (mode === 'all') void report(bundle, process, process.openNum);
    else setCounting({ bundle, process });
  }

  async function report(
    bundle: ScannedBundle,
    process: ReportableProcess | undefined,
    num: number,
  ) {
    setCounting(undefined);
    // The badge lay idle while the number was asked for.
    if (person === undefined) return refuse(t('请先扫工卡'));
    const { barcode, couponSeq } = bundle;
    const entry = scanReport({
      companyId,
      companyName,
      userId,
      employeeId: person.id,
      at: now(),
      bundle: {
        ...bundle,
        barcode: couponSeq === undefined ? barcode : `${barcode}-${couponSeq}`,
      },
      processId: process?.id,
      processName: process?.processName ?? fixed?.processName ?? t('待核'),
      orderProcessId: process === undefined ? fixed?.orderProcessId : undefined,
      num,
      machineId: machine?.id,
      type: mode === 'rework' ? ScanType.rework : ScanType.normal,
      channel: ScanChannel.app,
    });
    onReported();
    setShown(entry.requestId);
    answer('ok', t('{num}件 {process}', { num, process: entry.words.process }));
    await queue.queue.add(entry);
  }

  return {
    mode,
    setMode,
    fixed,
    setFixed(choice: typeof fixed) {
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
    /** Asks for the number of a bundle of which nothing is known. */
    count: (bundle: ScannedBundle) => setCounting({ bundle }),
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
