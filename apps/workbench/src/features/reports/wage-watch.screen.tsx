import {
  ReverseScanBodyFields,
  ReviewScansBodyFields,
  WageWatchReportRowFields,
} from '@garment-mes/sdk/labels';
import {
  getWageWatchReport,
  reverseScan,
  reviewScans,
  type ScanLogRow,
  type WageWatchReportRow,
} from '@garment-mes/sdk/mes2';
import { useEffect, useRef } from 'react';
import { useLive } from '#app/api.tsx';
import { msg, t, useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import type { Action } from '#screens/list/list-definition.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { ReverseDialog } from './work/reverse-dialog.tsx';
import { scansBehind } from './work/scans-behind.ts';

const VALID = 0;
const REVERSAL = 3;
const SUSPECT = 1;
const UNREVIEWED = 0;
/** Scans come in every second: what they change is read once in this time. */
const EVERY_MS = 60_000;

const isOpen = ({ suspectFlag, reviewStatus }: ScanLogRow) =>
  suspectFlag === SUSPECT && reviewStatus === UNREVIEWED;
const isReversible = ({ status, type }: ScanLogRow) => status === VALID && type !== REVERSAL;
type Review<Row> = Action<Row, typeof reviewScans>;

/** Accepts the suspicious scans of some rows. */
const accept = <Row,>(idsOf: (row: Row) => readonly string[]): Review<Row> => ({
  ...{ operation: reviewScans, label: msg('接受'), on: 'rows', primary: true },
  ...{ ask: ['remark'], asked: ReviewScansBodyFields },
  when: (row) => idsOf(row).length > 0,
  confirm: (rows) => t('接受 {n} 条可疑扫描？', { n: rows.flatMap(idsOf).length }),
  body: (rows, { remark }) => ({
    ids: rows.flatMap(idsOf),
    accept: true,
    remark: remark || null,
  }),
});

/** Days of people that will hurt on pay day, and the scans behind each. */
export const wageWatch = defineReport({
  operation: getWageWatchReport,
  title: msg('工资监控'),
  empty: msg('没有异常'),
  fields: WageWatchReportRowFields,
  rowId: ({ employeeId, workDate }) => `${employeeId}/${workDate}`,
  begin: () => ({ onlyAnomaly: 'true' }),
  parameters: [
    common.workDays,
    common.line,
    { kind: 'switch', param: 'onlyAnomaly', label: msg('仅异常') },
    { kind: 'enum', param: 'anomaly', label: msg('异常类型'), enumName: 'WageAnomaly' },
    { kind: 'enum', param: 'reviewStatus', label: msg('审查'), enumName: 'ReviewStatus' },
    common.employee,
  ],
  actions: {
    accept: accept(({ openScanIds }: WageWatchReportRow) => openScanIds),
  },
  behind: {
    ...scansBehind,
    label: msg('看扫描'),
    title: ({ employeeNo, employeeName, workDate }) =>
      [employeeNo, employeeName, workDate].join(' '),
    query: ({ employeeId, workDate }) => ({ employeeId, workDate }),
    // biome-ignore format: the columns of a table are one line.
    columns: ['scanDate', 'bundleLabel', 'processName', 'num', 'prevSec', 'machineNo', 'channel', 'type', 'suspectFlag', 'reviewStatus', 'bookedByName', 'status'],
    order: 'suspectFlag desc',
    actions: {
      accept: accept((scan: ScanLogRow) => (isOpen(scan) ? [scan.id] : [])),
      reverse: {
        ...{ operation: reverseScan, label: msg('冲正'), danger: true, open: ReverseDialog },
        when: isReversible,
      },
      reverseAll: {
        ...{ operation: reverseScan, label: msg('冲正'), danger: true, on: 'rows', each: true },
        when: isReversible,
        ask: ['reason'],
        asked: ReverseScanBodyFields,
        body: ([{ id }], { reason = '' }) => ({ requestId: newRequestId(), scanId: id, reason }),
      },
    },
  },
});

export default function WageWatch() {
  const t = useText();
  const shown = useReport(wageWatch);
  const { refetch } = shown.answer.page;
  const isOld = useRef(false);
  useLive('lineHour', () => {
    isOld.current = true;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (isOld.current) void refetch();
      isOld.current = false;
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const { workDateFrom, workDateTo } = shown.asked;
  const asksNoDays = workDateFrom === undefined && workDateTo === undefined;
  return (
    <ReportScreen
      shown={shown}
      note={asksNoDays && <span>{t('未选日期：未锁定工资期首日至昨天')}</span>}
    />
  );
}
