import { BundleProcessStatus } from '@garment-mes/domain/bundles';
import { refusalText } from '@garment-mes/domain/refusals';
import { ScanChannel, ScanType } from '@garment-mes/domain/scans';
import type { AppPreload, ScannedEmployee } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { MOST_WAITING, waitingPieces } from '../queue/queued-scan.ts';
import { scanReport } from '../queue/scan-report.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { useFixedProcess } from './kept-today/use-fixed-process.ts';
import { type ScannedMachine, useMachine } from './kept-today/use-machine.ts';
import {
  bundleOf,
  chooseProcess,
  isBroken,
  preloadedBundle,
  preloadedMachine,
  type ReportableProcess,
  type ScannedBundle,
} from './report-state.ts';
import { useCodeQuestion } from './use-code-question.ts';
import type { Person } from './use-person.ts';
import { useScanAnswer } from './use-scan-answer.ts';
import { useTurns } from './use-turns.ts';

export type ReportMode = 'all' | 'amount' | 'rework';

interface ReportPorts {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly person: Person | undefined;
  readonly preload: AppPreload | undefined;
  readonly onBadge: (employee: ScannedEmployee) => void;
  readonly onReported: () => void;
}

/** From a code to a report in the queue: finds the bundle, chooses the process, asks for the number. */
export function useReport({ queue, person, preload, onBadge, onReported }: ReportPorts) {
  const t = useText();
  const { companyId, companyName, userId, now } = useWorkbench();
  const [mode, setMode] = useTabState<ReportMode>('mode', 'all');
  const [fixed, setFixed] = useFixedProcess(person?.id);
  const [machine, setMachine] = useMachine(person?.id);
  const [choosing, setChoosing] = useState<ScannedBundle>();
  const [counting, setCounting] = useState<{
    bundle: ScannedBundle;
    process?: ReportableProcess;
  }>();
  const [shown, setShown] = useState<string>();
  const [isFixing, setFixing] = useState(false);
  const { refusal, flash, answer, refuse, dismiss, accepts, speaks, speak } = useScanAnswer();
  const ask = useCodeQuestion();
  const turns = useTurns(scan, choosing !== undefined || counting !== undefined);

  async function scan(code: string) {
    if (queue.counts.waiting >= MOST_WAITING) return refuse(t('待传已满，请连接网络'));
    if (isBroken(code)) return refuse(t('条码不完整，请重扫'));
    try {
      const known = preloadedBundle(preload, code, waitingPieces(queue.entries));
      const kept = preloadedMachine(preload, code);
      const found = await ask(code, known !== undefined || kept !== undefined);
      if (found === undefined) return kept ? standAt(kept) : takeOffline(code, known);
      if (found.employee) {
        onBadge(found.employee);
        return answer('ok');
      }
      if (found.machine) return standAt(found.machine);
      const bundle = bundleOf(found);
      return bundle ? take(bundle) : refuse(t('请扫扎号、工票、工卡或机台'));
    } catch (error) {
      return refuse(failureText(error));
    }
  }

  function standAt({ id, machineNo, name, isRunning }: ScannedMachine) {
    if (person === undefined) return refuse(t('请先扫工卡'));
    if (!isRunning) {
      const params = { machineNo };
      return refuse(refusalText({ code: 'machine-not-running', params }, currentLanguage()));
    }
    setMachine({ id, machineNo, name, isRunning });
    answer('ok');
  }

  function takeOffline(code: string, known: ScannedBundle | undefined) {
    const employee = preload?.employees.find(({ employeeNo }) => employeeNo === code);
    if (employee) {
      onBadge(employee);
      return answer('ok');
    }
    if (known) return take(known);
    // Without a preload the server finds the process later; the person says how many.
    const unknown = { label: code.slice(-6), colorName: '', sizeName: '', num: 0, processes: [] };
    setCounting({ bundle: { barcode: code, couponSeq: undefined, offline: true, ...unknown } });
  }

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
    speaks,
    speak,
    machine,
    setMachine,
    choosing,
    pick,
    counting,
    report,
    cancel: () => {
      setChoosing(undefined);
      setCounting(undefined);
    },
    /** Request id of the report on the card. */
    shown,
    /** Empties the card: its report was taken back. */
    clear: () => setShown(undefined),
    refusal,
    refuse,
    dismiss,
    flash,
    /** Codes that were scanned while a sheet is open. */
    waiting: turns.waiting,
    /** @param at when the code came, on the clock of `Event.timeStamp` */
    scan(code: string, at: number) {
      if (accepts(code, at)) turns.add(code);
    },
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
