import { isBarcode } from '@garment-mes/domain/bundles';
import { ScanChannel, ScanType } from '@garment-mes/domain/scans';
import { ApiError } from '@garment-mes/sdk';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { MOST_WAITING, waitingPieces } from '../queue/queued-scan.ts';
import type { ReadCode } from '../queue/read-code.ts';
import { scanReport } from '../queue/scan-report.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { useCodeQuestion } from '../report/code/use-code-question.ts';
import { useReadCodes } from '../report/code/use-read-codes.ts';
import { useScanAnswer } from '../report/code/use-scan-answer.ts';
import { useTurns } from '../report/code/use-turns.ts';
import { isBroken, preloadedBundle } from '../report/report-state.ts';
import type { Person, usePerson } from '../report/use-person.ts';
import { type OutputBundle, outputKnownOf, outputOf } from './output-bundle.ts';

interface OutputPorts {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly person: ReturnType<typeof usePerson>;
  readonly lineDeptId: string;
}

/** From a scanned bundle to a report at the output point, and nowhere else. */
export function useOutput({ queue, person: worn, lineDeptId }: OutputPorts) {
  const { person, preload, wear, use: used } = worn;
  const t = useText();
  const { companyId, companyName, userId, now } = useWorkbench();
  const [counting, setCounting] = useState<OutputBundle>();
  const [last, setLast] = useState<OutputBundle>();
  const { refusal, flash, answer, refuse, dismiss, accepts } = useScanAnswer();
  const ask = useCodeQuestion();
  const codes = useReadCodes({ queue, place: `output.${lineDeptId}`, person });
  const waiting = useTurns(codes, answerTo, counting !== undefined);
  /** Whoever wore the badge when a code was read has done the work, even if somebody else answers. */
  const whose = (read: ReadCode | undefined) => read?.reader ?? person;

  async function answerTo(read: ReadCode): Promise<void> {
    const { code } = read;
    if (queue.counts.waiting >= MOST_WAITING) return refuse(t('待传已满，请连接网络'));
    if (isBroken(code)) return refuse(t('条码不完整，请重扫'));
    try {
      const employee = preload?.employees.find(({ employeeNo }) => employeeNo === code);
      const isKnown = employee !== undefined || known(code) !== undefined;
      const found = await ask(code, isKnown);
      if (found === undefined && employee) return takeBadge(employee, read);
      if (found === undefined && isBarcode(code)) return takeOffline(read);
      if (found === undefined) return refuse(failureText(new ApiError('network')));
      if (found.employee) return takeBadge(found.employee, read);
      if (found.bundle === null) return refuse(t('请扫扎号或工卡'));
      take(outputOf(found.bundle, found.processes, lineDeptId), read);
    } catch (error) {
      refuse(failureText(error));
    }
  }

  function takeBadge(employee: Person, badge: ReadCode) {
    codes.badge(employee, badge, wear);
    answer('ok');
  }

  function take(found: ReturnType<typeof outputOf>, read: ReadCode) {
    if (whose(read) === undefined) return refuse(t('请先扫工卡'));
    if ('refusal' in found) refuse(found.refusal);
    else setCounting({ ...found, read });
  }

  /** What the device was given of a bundle, less what waits to be sent. */
  const known = (code: string) => preloadedBundle(preload, code, waitingPieces(queue.entries));

  /** Without a network the server finds the output process later; what is left is what the preload knew. */
  const takeOffline = (read: ReadCode) => take(outputKnownOf(read.code, known(read.code)), read);

  async function report(bundle: OutputBundle, num: number): Promise<void> {
    setCounting(undefined);
    const reader = whose(bundle.read);
    if (reader === undefined) return refuse(t('请先扫工卡'));
    if (reader.id === person?.id) used();
    answer('ok');
    const left = bundle.openNum === undefined ? undefined : bundle.openNum - num;
    // Single pieces that follow are counted by whoever wears the badge then.
    setLast(left === 0 ? undefined : { ...bundle, read: undefined, openNum: left });
    await queue.queue.add(
      scanReport({
        companyId,
        companyName,
        userId,
        employeeId: reader.id,
        at: bundle.read?.at ?? now(),
        requestId: bundle.read?.requestId,
        bundle,
        processId: bundle.processId,
        processName: bundle.processName,
        outputOf: lineDeptId,
        num,
        type: ScanType.normal,
        channel: ScanChannel.handheld,
      }),
    );
  }

  return {
    /** @param at when the code came, on the clock of `Event.timeStamp` */
    scan(code: string, at: number) {
      if (accepts(code, at)) codes.read(code);
    },
    /** Codes that were read while the number of one is asked. */
    waiting,
    counting,
    /** Whom it counts for, where that is not the one who wears the badge. */
    other:
      counting && whose(counting.read)?.id !== person?.id
        ? whose(counting.read)?.employeeName
        : undefined,
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
