import { CuttingDateReportRowFields } from '@garment-mes/sdk/labels';
import { type CuttingDateReportPage, getCuttingDateReport } from '@garment-mes/sdk/mes2';
import { msg, useText } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { bedsOfFigure } from './cutting/beds-behind.tsx';
import { dayColumn } from './cutting/day-column.tsx';
import styles from './cutting/report.module.css';

/** The month a report begins with, as far as it has come: nothing was cut on a day that is still to come. */
const monthOf = (today: string) => ({
  workDateFrom: `${today.slice(0, 7)}-01`,
  workDateTo: today,
});

/** Pieces of orders and colours by the day they were cut, beside what the tables could have cut. */
export const cuttingDateReport = defineReport({
  operation: getCuttingDateReport,
  title: msg('裁剪日期报表'),
  fields: CuttingDateReportRowFields,
  parameters: [common.workDays, common.customer, common.table],
  rowId: ({ orderId, colorId }) => `${orderId}/${colorId}`,
  begin: monthOf,
  columns: ['orderNo', 'styleNo', 'colorName', 'num', 'totalCutNum', 'cutOrderPct', 'rowNum'],
  // The newest day stands where the page begins; what was cut weeks ago is scrolled to.
  columnsOf: (answer?: CuttingDateReportPage) => (answer?.days ?? []).map(dayColumn).toReversed(),
  columnsAfter: 'rowNum',
  behind: {
    ...bedsOfFigure,
    of: [],
    title: ({ orderNo, colorName }, { workDateFrom }) =>
      [orderNo, colorName, workDateFrom].join(' '),
    query: ({ orderNo, colorId }, { workDateFrom, workDateTo, tableId }) => ({
      ...{ orderNo, colorId, workDateFrom, workDateTo, tableId },
    }),
  },
});

export default function CuttingDateReport() {
  const t = useText();
  return (
    <ReportScreen
      report={cuttingDateReport}
      toolbar={
        <span className={styles.note}>
          {t('合计行下方为全部床次的台产能使用%，“所查”为其中查询的床次')}
        </span>
      }
    />
  );
}
