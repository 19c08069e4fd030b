import { ScanChannel, ScanType } from '@garment-mes/domain/scans';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useCodeQuestion } from '../../frame/use-code-question.ts';
import { useScanAnswer } from '../../frame/use-scan-answer.ts';
import { MOST_WAITING, waitingPieces } from '../../queue/queued-scan.ts';
import type { ReadCode } from '../../queue/read-code.ts';
import { type ScanReport, scanReport } from '../../queue/scan-report.ts';
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
import { type OutputBundle, outputKnownOf, outputOf } from './output-bundle.ts';

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
  const { companyId, companyName, userId, now } = useWorkbench();
  const [counting, setCounting] = useState<OutputBundle>();
  const [last, setLast] = useState<OutputBundle>();
  const { refusal, flash, answer, refuse, dismiss, accepts } = useScanAnswer();
  const ask = useCodeQuestion();
  const codes = useReadCodes({
    ...{ queue, person, place: placeOf(lineDeptId), placeName: lineDeptName },
    answers: isOutputPlace,
  });
  const waiting = useTurns(codes, answerTo, counting !== undefined);
  useAskedAgain(counting?.openNum === undefined ? counting?.read : undefined, askAgain);
  /** Whoever wore the badge when a code was read has done the work, even if somebody else answers. */
  const whose = (read: ReadCode | undefined) => read?.reader ?? person;

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
      if (found.employee) return takeBadge(found.employee, read);
      if (found.bundle === null) return refuse(t('请扫扎号或工卡'));
      take(outputOf(found.bundle, found.processes, lineOf(read)), read);
    } catch (error) {
      refuse(failureText(error));
    }
  }

  async function askAgain(read: ReadCode): Promise<void> {
    try {
      const found = await ask(read.code, false);
      if (found === undefined) return;
      if (found.bundle === null) setCounting(undefined);
      if (found.employee) return takeBadge(found.employee, read);
      if (found.bundle === null) return refuse(t('请扫扎号或工卡'));
      take(outputOf(found.bundle, found.processes, lineOf(read)), read);
    } catch (error) {
      setCounting(undefined);
      refuse(failureText(error));
    }
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

  async function report(bundle: OutputBundle, num: number): Promise<void> {
    setCounting(undefined);
    const reader = whose(bundle.read);
    if (reader === undefined) return refuse(t('请先扫工卡'));
    if (reader.id === person?.id) used();
    answer('ok');
    const line = bundle.read === undefined ? lineDeptId : lineOf(bundle.read);
    const left = bundle.openNum === undefined ? undefined : bundle.openNum - num;
    // Single pieces that follow are counted by whoever wears the badge then.
    const isHere = line === lineDeptId && left !== 0;
    setLast(isHere ? { ...bundle, read: undefined, openNum: left } : undefined);
    const by = { companyId, companyName, userId, employeeId: reader.id, at: now() };
    await queue.queue.add(outputReport(bundle, num, line, by));
  }

  function originOf(read: ReadCode) {
    const reader = whose(read);
    const isOther = reader?.id !== person?.id || codes.isCalled(read);
    return {
      name: isOther ? reader?.employeeName : undefined,
      line: lineOf(read) === lineDeptId ? undefined : read.placeName,
    };
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
    askedOf: counting?.read && originOf(counting.read),
    /** Codes that nobody answered, and the ways to do so. */
    leftCodes: codes,
    /** The bundle that single pieces are counted on. */
    last,
    report,
    cancel: () => setCounting(undefined),
    refusal,
    refuse,
    dismiss,
    flash,
  };
}

const PLACE = 'output.';

const placeOf = (lineDeptId: string): string => `${PLACE}${lineDeptId}`;

const isOutputPlace = (place: string): boolean => place.startsWith(PLACE);

/** The line a code was read at. */
const lineOf = ({ place }: ReadCode): string => place.slice(PLACE.length);

/** Pieces of a bundle at the end of a line; those of a code count for the moment it was read. */
const outputReport = (
  bundle: OutputBundle,
  num: number,
  line: string,
  by: Pick<ScanReport, 'companyId' | 'companyName' | 'userId' | 'employeeId' | 'at'>,
) =>
  scanReport({
    ...by,
    at: bundle.read?.at ?? by.at,
    requestId: bundle.read?.requestId,
    bundle,
    processId: bundle.processId,
    processName: bundle.processName,
    outputOf: line,
    num,
    type: ScanType.normal,
    channel: ScanChannel.handheld,
  });
