import { WorkReportRowFields } from '@garment-mes/sdk/labels';
import { getWorkReport, reverseScan, type ScanChannel } from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import { useState } from 'react';
import { msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { common, groupedBy } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { ReverseDialog } from './work/reverse-dialog.tsx';
import { scansBehind } from './work/scans-behind.ts';
import { printSigningSheet } from './work/signing-sheet.tsx';

const VALID = 0;
const REVERSAL = 3;

/** What each person made, by order, operation and day: the sheet that is checked before it is signed. */
export const workReport = defineReport({
  operation: getWorkReport,
  title: msg('报工报表'),
  empty: msg('所选日期没有报工'),
  fields: WorkReportRowFields,
  liveTopic: 'lineHour',
  rowId: ({ scanId }) => scanId,
  begin: (today) => ({ workDateFrom: today, workDateTo: today }),
  parameters: [
    groupedBy([
      { value: '', label: msg('按人') },
      { value: 'process', label: msg('按工序') },
      { value: 'bundle', label: msg('按扎') },
    ]),
    common.workDays,
    common.employee,
    common.line,
    common.orderNo,
    { kind: 'record', param: 'processId', label: msg('工序'), reference: 'listProcesses' },
    { kind: 'enum', param: 'channel', label: msg('渠道'), enumName: 'ScanChannel' },
  ],
  views: {
    param: 'groupBy',
    without: { '': ['bundleLabel'], process: ['employeeNo', 'employeeName', 'bundleLabel'] },
  },
  behind: {
    ...scansBehind,
    title: ({ workDate, employeeName, orderNo, processName, bundleLabel }) =>
      [workDate, employeeName, orderNo, processName, bundleLabel].filter(Boolean).join(' '),
    // By operation a row has no person, and the scans behind it are those of the one that was asked for.
    query: ({ workDate, orderProcessId, bundleId, scanId, employeeId }, asked) => ({
      ...{ workDate, orderProcessId, rateOf: scanId },
      employeeId: employeeId ?? asked.employeeId,
      bundleId: bundleId ?? undefined,
      channel: asked.channel && (Number(asked.channel) as ScanChannel),
    }),
    without: ({ employeeId }) => ['processName', ...(employeeId === null ? [] : ['employeeName'])],
    live: ({ lineDeptId }) => `lineHour:${lineDeptId}`,
    actions: {
      reverse: {
        operation: reverseScan,
        label: msg('冲正'),
        when: ({ status, type }) => status === VALID && type !== REVERSAL,
        open: ReverseDialog,
      },
    },
  },
});

export default function WorkReport() {
  const t = useText();
  const workbench = useWorkbench();
  const shown = useReport(workReport);
  const [printing, setPrinting] = useState(false);
  const isByPerson = !shown.asked.groupBy;
  const count = shown.answer.page.data?.total ?? 0;

  async function print() {
    setPrinting(true);
    try {
      const rows = await shown.answer.loadAll(new AbortController().signal);
      await printSigningSheet(rows, workbench);
    } finally {
      setPrinting(false);
    }
  }

  return (
    <ReportScreen
      shown={shown}
      toolbar={
        <Button
          disabled={!isByPerson || printing || count === 0}
          title={isByPerson ? undefined : t('签字单按人打印，请切换到“按人”')}
          onClick={() => void print()}
        >
          {t('打印签字单')}
        </Button>
      }
    />
  );
}
