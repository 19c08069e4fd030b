import { isBarcode } from '@garment-mes/domain/bundles';
import { Section } from '@garment-mes/domain/orders';
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
import { isBroken, preloadedBundle } from '../report/report-state.ts';
import { useCodeQuestion } from '../report/use-code-question.ts';
import type { usePerson } from '../report/use-person.ts';
import { useScanAnswer } from '../report/use-scan-answer.ts';
import { useTurns } from '../report/use-turns.ts';

/** A bundle at the end of the line, waiting for its number. */
interface OutputBundle {
  readonly barcode: string;
  readonly label: string;
  readonly colorName: string;
  readonly sizeName: string;
  /** Id of the output process of the bundle; `undefined` when only the barcode is known. */
  readonly processId: string | undefined;
  readonly processName: string;
  /** Pieces that may be reported; `undefined` when nobody knows. */
  readonly openNum: number | undefined;
}

interface OutputPorts {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly person: ReturnType<typeof usePerson>;
  readonly lineDeptId: string;
}

/** From a scanned bundle to a report at the output point, and nowhere else. */
export function useOutput({
  queue,
  person: { person, preload, wear, use: used },
  lineDeptId,
}: OutputPorts) {
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
    const words = { bundle: bundle.bundleLabel, line: bundle.lineDeptName };
    if (bundle.lineDeptId !== null && bundle.lineDeptId !== lineDeptId)
      return refuse(t('扎号{bundle}属于{line}', words));
    const output = processes.find(countsOutput);
    if (output === undefined) return refuse(t('扎号{bundle}没有产出工序', words));
    if (output.openNum === 0)
      return refuse(output.blockText ?? t('扎号{bundle}已全部报产出', words));
    setCounting({
      barcode: bundle.barcode,
      label: bundle.bundleLabel,
      colorName: bundle.colorName,
      sizeName: bundle.sizeName,
      processId: output.id,
      processName: output.processName,
      openNum: output.openNum,
    });
  }

  /** What the device was given of a bundle, less what waits to be sent. */
  const known = (code: string) => preloadedBundle(preload, code, waitingPieces(queue.entries));

  /** Without a network the server finds the output process later; what is left is what the preload knew. */
  function takeOffline(code: string) {
    if (person === undefined) return refuse(t('请先扫工卡'));
    const bundle = known(code);
    // A preload from an earlier release lacks `isOutput`.
    const output = bundle?.processes.find(({ isOutput }) => isOutput);
    if (bundle && output?.openNum === 0)
      return refuse(t('扎号{bundle}已全部报产出', { bundle: bundle.label }));
    setCounting({
      barcode: bundle?.barcode ?? code,
      label: bundle?.label ?? code.slice(-6),
      colorName: bundle?.colorName ?? '',
      sizeName: bundle?.sizeName ?? '',
      processId: output?.id,
      processName: output?.processName ?? t('离线，待核'),
      openNum: output?.openNum,
    });
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

/** The cutting room and the finishing count an output of their own. */
const countsOutput = ({ isOutput, section }: BundleProcessRow): boolean =>
  isOutput === 1 && section === Section.sewing;
