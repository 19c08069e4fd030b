import { lastOfMonth } from '@garment-mes/domain';
import { CuttingDateReportRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingDateReportPage,
  type CuttingDateReportRow,
  getCuttingDateReport,
} from '@garment-mes/sdk/mes2';
import type { DataColumn } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { useListControl, useListQuery } from '#screens/list/use-list.ts';
import { BedsDrawer, type Drill } from './cutting/beds-drawer.tsx';
import { DaySum, dayColumn, dayId } from './cutting/day-column.tsx';
import styles from './cutting/report.module.css';
import { type ReportAsked, ReportFilters } from './cutting/report-filters.tsx';
import { ReportSheet } from './cutting/report-sheet.tsx';
import { reportColumns, sumTexts } from './cutting/report-sums.ts';

const LABEL = msg('裁剪日期报表');

const report = defineList({
  operation: getCuttingDateReport,
  fields: CuttingDateReportRowFields,
  columns: ['orderNo', 'styleNo', 'colorName', 'num', 'rowNum', 'totalCutNum', 'cutOrderPct'],
});

/** Days stand between what was ordered and the totals. */
const BEFORE_DAYS = 4;

/** The month a report begins with. @param now the company's clock */
function monthOf(now: number): ReportAsked {
  const workDateFrom = `${new Date(now).toISOString().slice(0, 7)}-01`;
  return { workDateFrom, workDateTo: lastOfMonth(workDateFrom) };
}

const rowId = ({ orderId, colorId }: CuttingDateReportRow): string => `${orderId}/${colorId}`;

/** Pieces of orders and colours by the day they were cut, beside what the tables could have cut. */
export default function CuttingDateReport() {
  const t = useText();
  const { can, now } = useWorkbench();
  const [asked, setAsked] = useTabState<ReportAsked>('asked', monthOf(now()));
  const [drill, setDrill] = useState<Drill>();
  const list = useMemo(() => ({ ...report, query: asked }), [asked]);
  const control = useListControl(list);
  const answer = useListQuery(list, control);
  const data = answer.page.data as CuttingDateReportPage | undefined;
  const days = data?.days;
  const language = currentLanguage();

  const columns = useMemo((): DataColumn<CuttingDateReportRow>[] => {
    const fixed = reportColumns(report, can);
    const ofDays = (days ?? []).map((day) => dayColumn(day, setDrill));
    return [...fixed.slice(0, BEFORE_DAYS), ...ofDays, ...fixed.slice(BEFORE_DAYS)];
  }, [can, days, language]);

  const daySums = Object.fromEntries(
    (days ?? []).map((day) => [dayId(day), <DaySum key={day.workDate} day={day} />]),
  );
  return (
    <>
      <ReportSheet
        label={LABEL}
        list={list}
        control={control}
        answer={answer}
        columns={columns}
        rowId={rowId}
        sums={data && { ...sumTexts(report.fields, data.sum), ...daySums }}
        filters={<ReportFilters days="workDate" hasTable asked={asked} onAsk={setAsked} />}
        toolbar={
          <span className={styles.note}>
            {t('合计行下方为全部床次的台产能使用%，“所查”为其中查询的床次')}
          </span>
        }
      />
      {drill && <BedsDrawer drill={drill} onClose={() => setDrill(undefined)} />}
    </>
  );
}
