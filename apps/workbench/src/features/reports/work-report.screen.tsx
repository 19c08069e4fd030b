import { WorkReportRowFields } from '@garment-mes/sdk/labels';
import { getWorkReport, type WorkReportPage, type WorkReportRow } from '@garment-mes/sdk/mes2';
import { Button, type DataColumn, type Option } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, labelOf, msg, t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { enumLabels } from '#screens/fields/enum-labels.ts';
import { listColumns } from '#screens/list/list-columns.tsx';
import { detailColumn } from '#screens/report/detail-column.tsx';
import { defineReport } from '#screens/report/report-definition.ts';
import { narrowed } from '#screens/report/report-figures.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { WORK_DAYS } from './cutting/report-parameters.ts';
import { ScansDrawer } from './work/scans-drawer.tsx';
import { printSigningSheet } from './work/signing-sheet.tsx';

const SEWING_LINE = 5;
const RATES = WorkReportRowFields.amount.permission;

const report = defineReport({
  operation: getWorkReport,
  title: msg('报工报表'),
  fields: WorkReportRowFields,
  liveTopic: 'lineHour',
  rowId: ({ scanId }) => scanId,
  begin: (today) => ({ workDateFrom: today, workDateTo: today }),
  parameters: [
    {
      kind: 'segments',
      param: 'groupBy',
      label: msg('分组'),
      options: () => [
        { value: '', label: t('按人') },
        { value: 'process', label: t('按工序') },
        { value: 'bundle', label: t('按扎') },
      ],
    },
    WORK_DAYS,
    { kind: 'record', param: 'employeeId', label: msg('员工'), reference: 'listEmployees' },
    { kind: 'department', param: 'lineDeptId', label: msg('产线'), deptType: SEWING_LINE },
    { kind: 'text', param: 'orderNo', label: msg('订单号') },
    { kind: 'record', param: 'processId', label: msg('工序'), reference: 'listProcesses' },
    {
      kind: 'choice',
      param: 'channel',
      label: msg('渠道'),
      options: () =>
        Object.entries(enumLabels('ScanChannel')).map(
          ([value, words]): Option => ({ value, label: labelOf(words) }),
        ),
    },
  ],
});

/** Columns that say nothing in a grouping. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  '': ['bundleLabel'],
  process: ['employeeNo', 'employeeName', 'bundleLabel'],
  bundle: [],
};

/** Pixels of columns with short words: pieces and money stand in view beside them, and their totals are read whole. */
const NARROW: Readonly<Record<string, number>> = {
  ...{ workDate: 96, employeeNo: 80, employeeName: 80, lineDeptName: 88, orderNo: 116 },
  ...{ styleNo: 76, seqNo: 64, bundleLabel: 84, processName: 108, okNum: 80 },
  ...{ reworkNum: 68, reverseNum: 68, unitPrice: 68, amount: 120 },
};
/** English heads have longer words, none of which is cut off. */
const ENGLISH: Readonly<Record<string, number>> = { ...NARROW, employeeNo: 96, reverseNum: 84 };

/** What each person made, by order, operation and day: the sheet that is checked before it is signed. */
export default function WorkReport() {
  const t = useText();
  const workbench = useWorkbench();
  const shown = useReport(report);
  const [opened, setOpened] = useState<WorkReportRow>();
  const [printing, setPrinting] = useState(false);
  const data = shown.answer.page.data as WorkReportPage | undefined;
  const { groupBy = '' } = shown.asked;
  // Who sees only the own rows sees their worth, without the right to the rates of others.
  const isWorth = data?.list.some((row) => row.amount !== undefined) ?? false;
  const { can } = workbench;
  const language = currentLanguage();

  const columns = useMemo((): DataColumn<WorkReportRow>[] => {
    const seen = (key: string) => can(key) || (isWorth && key === RATES);
    const left = LEFT_OUT[groupBy] ?? [];
    const widths = language === 'en' ? ENGLISH : NARROW;
    const fields = narrowed(listColumns(shown.list.fields, shown.list.columns, seen), widths);
    return [
      ...fields
        .filter(({ id }) => !left.includes(id))
        .map((column) => ({
          ...column,
          hidden: column.id === 'bundleLabel' ? false : (column.hidden ?? false),
        })),
      detailColumn({ label: t('扫描明细'), width: 96, open: setOpened }),
    ];
  }, [can, groupBy, isWorth, language, shown.list]);

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
    <>
      <ReportScreen
        shown={shown}
        columns={columns}
        empty={t('所选日期没有报工')}
        onRowOpen={setOpened}
        toolbar={
          <Button
            disabled={groupBy !== '' || printing || (data?.total ?? 0) === 0}
            title={groupBy === '' ? undefined : t('签字单按人打印，请切换到“按人”')}
            onClick={() => void print()}
          >
            {t('打印签字单')}
          </Button>
        }
      />
      {opened && (
        <ScansDrawer row={opened} asked={shown.asked} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
