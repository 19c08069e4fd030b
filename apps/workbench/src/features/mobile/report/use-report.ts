import { refusalText } from '@garment-mes/domain/refusals';
import type { AppPreload, ResolvedCode, ScannedEmployee } from '@garment-mes/sdk/mes2';
import { failureText } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useCodeQuestion } from '../frame/use-code-question.ts';
import { useScanAnswer } from '../frame/use-scan-answer.ts';
import { MOST_WAITING, waitingPieces } from '../queue/queued-scan.ts';
import type { ReadCode } from '../queue/read-code.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { useAskedAgain } from './code/use-asked-again.ts';
import { useReadCodes } from './code/use-read-codes.ts';
import { useTurns } from './code/use-turns.ts';
import { type ScannedMachine, useMachine } from './kept-today/use-machine.ts';
import {
  bundleOf,
  isBroken,
  preloadedBundle,
  preloadedEmployee,
  preloadedMachine,
  type ScannedBundle,
} from './report-state.ts';
import { useBundleReport } from './use-bundle-report.ts';
import type { Person } from './use-person.ts';

/** The place of codes that are read here. */
const PLACE = 'report';

interface ReportPorts {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly person: Person | undefined;
  readonly preload: AppPreload | undefined;
  readonly onBadge: (owner: Person) => void;
  readonly onReported: () => void;
}

/** From a code to a report in the queue: finds what was scanned, and reports it where it is a bundle. */
export function useReport({ queue, person, preload, onBadge, onReported }: ReportPorts) {
  const t = useText();
  const [machine, setMachine] = useMachine(person?.id);
  const signal = useScanAnswer();
  const { refusal, flash, answer, refuse, dismiss, accepts, speaks, speak } = signal;
  const counts = useBundleReport({ queue, person, machine, signal, onReported });
  const { choosing, counting, take } = counts;
  const ask = useCodeQuestion();
  const codes = useReadCodes({ queue, place: PLACE, answers: (place) => place === PLACE, person });
  const waiting = useTurns(codes, answerTo, choosing !== undefined || counting !== undefined);
  const isUnknown = counting?.bundle.offline === true && counting.bundle.num === 0;
  useAskedAgain(isUnknown ? counting.bundle.read : undefined, {
    ...{ ask, onFound: learn, onFailed: refuseAsked },
  });

  async function answerTo(read: ReadCode) {
    const { code } = read;
    if (queue.counts.waiting >= MOST_WAITING) return refuse(t('待传已满，请连接网络'));
    if (isBroken(code)) return refuse(t('条码不完整，请重扫或手输'));
    try {
      const known = preloadedBundle(preload, code, waitingPieces(queue.entries));
      const kept = preloadedMachine(preload, code);
      const found = await ask(code, known !== undefined || kept !== undefined);
      if (found === undefined) return kept ? standAt(kept) : takeOffline(read, known);
      if (found.employee) return wear(found.employee, read);
      if (found.machine) return standAt(found.machine);
      const bundle = bundleOf(found);
      return bundle ? take(bundle, read) : refuse(t('请扫扎号、工票、工卡或机台'));
    } catch (error) {
      return refuse(failureText(error));
    }
  }

  /** What a person is asked about is known now; a badge or a machine has no number. */
  function learn(found: ResolvedCode, read: ReadCode) {
    const bundle = bundleOf(found);
    if (bundle) return counts.learn(bundle, read);
    counts.cancel();
    if (found.employee) return wear(found.employee, read);
    if (found.machine) return standAt(found.machine);
    refuse(t('请扫扎号、工票、工卡或机台'));
  }

  function refuseAsked(error: unknown) {
    counts.cancel();
    refuse(failureText(error));
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

  function wear(employee: ScannedEmployee, badge: ReadCode) {
    // A device may still have the preload of an earlier release, which does not say: the server does then.
    if (employee.isBookable === false) {
      codes.foreignBadge(employee, badge);
      const { employeeNo, employeeName } = employee;
      const params = { employeeNo, employeeName };
      return refuse(refusalText({ code: 'booking-for-other', params }, currentLanguage()));
    }
    codes.badge(employee, badge, onBadge);
    answer('ok');
  }

  function takeOffline(read: ReadCode, known: ScannedBundle | undefined) {
    const { code } = read;
    const employee = preloadedEmployee(preload, code);
    if (employee) return wear(employee, read);
    if (known) return take(known, read);
    // Without a preload the server finds the process later; the person says how many.
    const unknown = { label: code.slice(-6), colorName: '', sizeName: '', num: 0, processes: [] };
    counts.count({ barcode: code, couponSeq: undefined, offline: true, ...unknown }, read);
  }

  return {
    ...counts,
    machine,
    setMachine,
    speaks,
    speak,
    refusal,
    refuse,
    dismiss,
    flash,
    /** Codes behind the one something is asked about. */
    waiting,
    /** Codes that nobody answered, and the ways to do so. */
    leftCodes: codes,
    /** @param at when the code came, on the clock of `Event.timeStamp` */
    scan(code: string, at: number) {
      if (accepts(code, at)) codes.read(code);
    },
  };
}

export type Report = ReturnType<typeof useReport>;
