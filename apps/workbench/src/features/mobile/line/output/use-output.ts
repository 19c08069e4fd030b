import type { ResolvedCode } from '@garment-mes/sdk/mes2';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useCodeQuestion } from '../../frame/use-code-question.ts';
import { useScanAnswer } from '../../frame/use-scan-answer.ts';
import { MOST_WAITING, waitingPieces } from '../../queue/queued-scan.ts';
import type { ReadCode } from '../../queue/read-code.ts';
import type { useScanQueue } from '../../queue/use-scan-queue.ts';
import { useAskedAgain } from '../../report/code/use-asked-again.ts';
import { useReadCodes } from '../../report/code/use-read-codes.ts';
import { useTurns } from '../../report/code/use-turns.ts';
import {
  isBroken,
  preloadedBundle,
  preloadedEmployee,
  preloadedMachine,
} from '../../report/report-state.ts';
import type { Person, usePerson } from '../../report/use-person.ts';
import { outputKnownOf, outputOf } from './output-bundle.ts';
import { isOutputPlace, lineOf, placeOf, useOutputCount } from './use-output-count.ts';

interface OutputPorts {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly person: ReturnType<typeof usePerson>;
  readonly lineDeptId: string;
  readonly lineDeptName: string | undefined;
}

/** From a scanned bundle to a report at the output point, and nowhere else. */
export function useOutput({ queue, person: worn, lineDeptId, lineDeptName }: OutputPorts) {
  const { person, preload, wear, use: used } = worn;
  const t = useText();
  const { refusal, flash, answer, refuse, dismiss, accepts } = useScanAnswer();
  const count = useOutputCount({ queue, person, used, lineDeptId, answer, refuse });
  const { counting, setCounting, last, whose, report, forget } = count;
  const ask = useCodeQuestion();
  const codes = useReadCodes({
    ...{ queue, person, place: placeOf(lineDeptId), placeName: lineDeptName },
    answers: isOutputPlace,
  });
  const waiting = useTurns(codes, answerTo, counting !== undefined);
  const unknown = counting?.openNum === undefined ? counting?.read : undefined;
  useAskedAgain(unknown, { ask, onFound: takeFound, onFailed: refuseAll });

  const isOthers = (read: ReadCode) => whose(read)?.id !== person?.id || codes.isCalled(read);

  async function answerTo(read: ReadCode): Promise<void> {
    const { code } = read;
    if (queue.counts.waiting >= MOST_WAITING) return refuse(t('待传已满，请连接网络'));
    if (isBroken(code)) return refuse(t('条码不完整，请重扫或手输'));
    try {
      const employee = preloadedEmployee(preload, code);
      const isKnown = employee !== undefined || known(code) !== undefined;
      const found = await ask(code, isKnown);
      if (found === undefined && employee) return takeBadge(employee, read);
      if (found === undefined) return takeOffline(read);
      takeFound(found, read);
    } catch (error) {
      refuseAll(error);
    }
  }

  function refuseAll(error: unknown) {
    setCounting(undefined);
    refuse(failureText(error));
  }

  function takeFound({ employee, bundle, processes }: ResolvedCode, read: ReadCode) {
    if (bundle) return take(outputOf(bundle, processes, lineOf(read)), read);
    setCounting(undefined);
    if (employee) return takeBadge(employee, read);
    refuse(t('请扫扎号或工卡'));
  }

  function takeBadge(employee: Person, badge: ReadCode) {
    codes.badge(employee, badge, wear);
    answer('ok');
  }

  function take(found: ReturnType<typeof outputOf>, read: ReadCode) {
    if (whose(read) === undefined) return refuse(t('请先扫工卡'));
    if (!('refusal' in found)) return setCounting({ ...found, read });
    setCounting(undefined);
    refuse(found.refusal);
  }

  /** What the device was given of a bundle, less what waits to be sent. */
  const known = (code: string) => preloadedBundle(preload, code, waitingPieces(queue.entries));

  /** Without a network the server finds the output process later; what is left is what the preload knew. */
  function takeOffline(read: ReadCode) {
    if (preloadedMachine(preload, read.code) !== undefined) return refuse(t('请扫扎号或工卡'));
    take(outputKnownOf(read.code, known(read.code)), read);
  }

  return {
    /** @param at when the code came, on the clock of `Event.timeStamp` */
    scan(code: string, at: number) {
      if (accepts(code, at)) codes.read(code);
    },
    /** Codes that were read while the number of one is asked. */
    waiting,
    counting,
    /** What is asked about is not what was just read here by the wearer: whose it is, and of which line. */
    askedOf: counting?.read && {
      name: isOthers(counting.read) ? whose(counting.read)?.employeeName : undefined,
      line: lineOf(counting.read) === lineDeptId ? undefined : counting.read.placeName,
    },
    /** Codes that nobody answered, and the ways to do so. */
    leftCodes: codes,
    /** The bundle that single pieces are counted on. */
    last,
    report,
    forget,
    cancel: () => setCounting(undefined),
    refusal,
    refuse,
    dismiss,
    flash,
  };
}
