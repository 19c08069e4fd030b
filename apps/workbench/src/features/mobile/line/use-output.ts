import { isBarcode } from '@garment-mes/domain/bundles';
import { ScanChannel, ScanType } from '@garment-mes/domain/scans';
import { ApiError } from '@garment-mes/sdk';
import type { BundleProcessRow, BundleRow } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { MOST_WAITING, waitingPieces } from '../queue/queued-scan.ts';
import { scanReport } from '../queue/scan-report.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { useCodeQuestion } from '../report/code/use-code-question.ts';
import { useScanAnswer } from '../report/code/use-scan-answer.ts';
import { useTurns } from '../report/code/use-turns.ts';
import { isBroken, preloadedBundle } from '../report/report-state.ts';
import type { usePerson } from '../report/use-person.ts';
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
  const turns = useTurns(scan, counting !== undefined);

  async function scan(code: string): Promise<void> {
    if (queue.counts.waiting >= MOST_WAITING) return refuse(t('待传已满，请连接网络'));
    if (isBroken(code)) return refuse(t('条码不完整，请重扫'));
    try {
      const employee = preload?.employees.find(({ employeeNo }) => employeeNo === code);
      const isKnown = employee !== undefined || known(code) !== undefined;
      const found = await ask(code, isKnown);
      if (found === undefined && employee) {
        wear(employee);
        return answer('ok');
      }
      if (found === undefined && isBarcode(code)) return takeOffline(code);
      if (found === undefined) return refuse(failureText(new ApiError('network')));
      if (found.employee) {
        wear(found.employee);
        return answer('ok');
      }
      if (found.bundle === null) return refuse(t('请扫扎号或工卡'));
      take(found.bundle, found.processes);
    } catch (error) {
      refuse(failureText(error));
    }
  }

  function take(bundle: BundleRow, processes: readonly BundleProcessRow[]) {
    if (person === undefined) return refuse(t('请先扫工卡'));
    const found = outputOf(bundle, processes, lineDeptId);
    if ('refusal' in found) refuse(found.refusal);
    else setCounting(found);
  }

  /** What the device was given of a bundle, less what waits to be sent. */
  const known = (code: string) => preloadedBundle(preload, code, waitingPieces(queue.entries));

  /** Without a network the server finds the output process later; what is left is what the preload knew. */
  function takeOffline(code: string) {
    if (person === undefined) return refuse(t('请先扫工卡'));
    const found = outputKnownOf(code, known(code));
    if ('refusal' in found) refuse(found.refusal);
    else setCounting(found);
  }

  async function report(bundle: OutputBundle, num: number): Promise<void> {
    setCounting(undefined);
    if (person === undefined) return refuse(t('请先扫工卡'));
    used();
    answer('ok');
    const left = bundle.openNum === undefined ? undefined : bundle.openNum - num;
    setLast(left === 0 ? undefined : { ...bundle, openNum: left });
    await queue.queue.add(
      scanReport({
        companyId,
        companyName,
        userId,
        employeeId: person.id,
        at: now(),
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
      if (accepts(code, at)) turns.add(code);
    },
    /** Codes that were scanned while the number of one is asked. */
    waiting: turns.waiting,
    counting,
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
