import { CheckBadFields, CheckRecordRowFields } from '@garment-mes/sdk/labels';
import { type CheckBad, type CheckRecordRow, getCheckRecord } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useEffect, useEffectEvent } from 'react';
import { failureText } from '#app/api.tsx';
import { msg, t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { type PaperDefinition, printPaper } from '#screens/print/paper.tsx';

interface Report extends CheckRecordRow {
  readonly bads: readonly CheckBad[];
}

/** The report of a lot: what it is, its plan, its result and the faults by severity. */
const report: PaperDefinition<Report, CheckBad> = {
  size: 'A4 portrait',
  title: msg('终检报告'),
  number: ({ checkNo }) => checkNo,
  code: ({ checkNo }) => checkNo,
  mark: ({ status }) => (status === 0 || status === 1 ? t('未确认') : undefined),
  facts: {
    fields: CheckRecordRowFields,
    names: [
      ...(['orderNo', 'styleNo', 'customerName', 'shipmentNo', 'lotNum', 'codeLetter'] as const),
      ...(['sampleNum', 'checkNum', 'acRe', 'tightened', 'criticalNum', 'majorNum'] as const),
      ...(['minorNum', 'round', 'result', 'workDate', 'inspectorName', 'confirmByName'] as const),
    ],
  },
  lines: {
    fields: CheckBadFields,
    names: ['severity', 'badItemName', 'num', 'pieceNo', 'disposition'],
    of: ({ bads }) => bads.toSorted((one, other) => one.severity - other.severity),
    sums: ['num'],
    by: 'severity',
  },
  signatures: [msg('检验员'), msg('品质经理'), msg('客户')],
};

/** Reads the records and prints the report of each; draws nothing. */
export function PrintReport({ rows, close }: OpenedProps<CheckRecordRow>) {
  const workbench = useWorkbench();
  const print = useEffectEvent(async () => {
    try {
      const checks = await Promise.all(
        rows.map(({ id }) => getCheckRecord(workbench.client, { query: { id } })),
      );
      const reports = checks.map(({ record, bads }): Report => ({ ...record, bads }));
      await printPaper(report, reports, workbench);
    } catch (error) {
      toast.error(failureText(error));
    }
    close();
  });
  useEffect(() => void print(), []);
  return null;
}
