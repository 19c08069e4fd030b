import { ScanChannel, ScanType } from '@garment-mes/domain/scans';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { useScanAnswer } from '../../frame/use-scan-answer.ts';
import type { ReadCode } from '../../queue/read-code.ts';
import { type ScanReport, scanReport } from '../../queue/scan-report.ts';
import type { useScanQueue } from '../../queue/use-scan-queue.ts';
import type { usePerson } from '../../report/use-person.ts';
import type { OutputBundle } from './output-bundle.ts';

const PLACE = 'output.';

/** The place of codes that are read at a line. */
export const placeOf = (lineDeptId: string): string => `${PLACE}${lineDeptId}`;

export const isOutputPlace = (place: string): boolean => place.startsWith(PLACE);

/** The line a code was read at. */
export const lineOf = ({ place }: ReadCode): string => place.slice(PLACE.length);

interface OutputCountOf extends Pick<ReturnType<typeof useScanAnswer>, 'answer' | 'refuse'> {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly person: ReturnType<typeof usePerson>['person'];
  /** The person reported: the badge stays valid. */
  readonly used: () => void;
  readonly lineDeptId: string;
}

/** The bundle whose number is asked, the one that single pieces are counted on, and the report of both. */
export function useOutputCount({ queue, person, used, lineDeptId, answer, refuse }: OutputCountOf) {
  const t = useText();
  const { companyId, companyName, userId, now } = useWorkbench();
  const [counting, setCounting] = useState<OutputBundle>();
  const [last, setLast] = useState<OutputBundle>();
  /** Whoever wore the badge when a code was read has done the work, even if somebody else answers. */
  const whose = (read: ReadCode | undefined) => read?.reader ?? person;

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

  /** Single pieces are no longer counted on a bundle of which a report was refused: it was changed meanwhile. */
  const forget = (labels: readonly string[]): void =>
    setLast((bundle) => (bundle && labels.includes(bundle.label) ? undefined : bundle));

  return { counting, setCounting, last, whose, report, forget };
}

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
