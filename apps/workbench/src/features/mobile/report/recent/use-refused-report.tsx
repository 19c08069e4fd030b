import { type ReactNode, useState } from 'react';
import type { QueuedScan } from '../../queue/queued-scan.ts';
import { RefusedReport, type RefusedReportProps } from './refused-report.tsx';

/** Asks what becomes of a refused report: `ask` opens the question, `asked` belongs into the page. */
export function useRefusedReport(calls: Pick<RefusedReportProps, 'onRemove' | 'onRepeat'>): {
  readonly ask: (entry: QueuedScan | undefined) => void;
  readonly asked: ReactNode;
} {
  const [entry, ask] = useState<QueuedScan>();
  return {
    ask,
    asked: entry && <RefusedReport {...calls} entry={entry} onClose={() => ask(undefined)} />,
  };
}
