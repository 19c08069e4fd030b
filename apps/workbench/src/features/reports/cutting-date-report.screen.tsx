import { lastOfMonth } from '@garment-mes/domain/time';
import { CuttingDateReportRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingDateReportPage,
  type CuttingDateReportRow,
  getCuttingDateReport,
} from '@garment-mes/sdk/mes2';
import type { DataColumn } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { reportColumns } from '#screens/report/report-figures.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { BedsDrawer, type Drill } from './cutting/beds-drawer.tsx';
import { DaySum, dayColumn, dayId } from './cutting/day-column.tsx';
import styles from './cutting/report.module.css';
import { OF_CUSTOMER, OF_TABLE, WORK_DAYS } from './cutting/report-parameters.ts';

const report = defineReport({
  operation: getCuttingDateReport,
  title: msg('裁剪日期报表'),
  fields: CuttingDateReportRowFields,
  parameters: [WORK_DAYS, OF_CUSTOMER, OF_TABLE],
  rowId: ({ orderId, colorId }) => `${orderId}/${colorId}`,
  begin: monthOf,
  columns: ['orderNo', 'styleNo', 'colorName', 'num', 'rowNum', 'totalCutNum', 'cutOrderPct'],
});

/** Days stand between what was ordered and the totals. */
const BEFORE_DAYS = 4;

/** The month a report begins with. */
function monthOf(today: string) {
  const workDateFrom = `${today.slice(0, 7)}-01`;
  return { workDateFrom, workDateTo: lastOfMonth(workDateFrom) };
}

/** Pieces of orders and colours by the day they were cut, beside what the tables could have cut. */
export default function CuttingDateReport() {
  const t = useText();
  const { can } = useWorkbench();
  const shown = useReport(report);
  const [drill, setDrill] = useState<Drill>();
  const data = shown.answer.page.data as CuttingDateReportPage | undefined;
  const days = data?.days;
  const language = currentLanguage();

  const columns = useMemo((): DataColumn<CuttingDateReportRow>[] => {
    const fixed = reportColumns(report.list, can);
    const ofDays = (days ?? []).map((day) => dayColumn(day, setDrill));
    return [...fixed.slice(0, BEFORE_DAYS), ...ofDays, ...fixed.slice(BEFORE_DAYS)];
  }, [can, days, language]);

  const daySums = Object.fromEntries(
    (days ?? []).map((day) => [dayId(day), <DaySum key={day.workDate} day={day} />]),
  );
  return (
    <>
      <ReportScreen
        shown={shown}
        columns={columns}
        sums={daySums}
        toolbar={
          <span className={styles.note}>
            {t('合计行下方为全部床次的台产能使用%，“所查”为其中查询的床次')}
          </span>
        }
      />
      {drill && (
        <BedsDrawer
          drill={{ ...drill, tableId: shown.asked.tableId }}
          onClose={() => setDrill(undefined)}
        />
      )}
    </>
  );
}
