import { formatNumber } from '@garment-mes/domain/formats';
import { CuttingOrderReportRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingOrderReportPage,
  type CuttingOrderReportRow,
  getCuttingOrderReport,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Switch } from '@garment-mes/ui';
import { useQuery } from '@tanstack/react-query';
import { msg, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { bedsOfFigure } from './cutting/beds-behind.tsx';
import { pivotOrders } from './cutting/order-pivot.ts';
import { PIVOT_PRINT, PivotTables } from './cutting/pivot-tables.tsx';
import styles from './cutting/report.module.css';

const LABEL = msg('订单裁剪汇总');

/** By order, colour and size: is it cut enough, too much, and since when. */
export const cuttingOrderReport = defineReport({
  operation: getCuttingOrderReport,
  title: LABEL,
  fields: CuttingOrderReportRowFields,
  // biome-ignore format: the columns of a table are one line.
  columns: ['orderNo', 'styleNo', 'colorName', 'sizeName', 'num', 'planNum', 'cutNum', 'limitNum', 'cutOrderPct', { field: 'overNum', Cell: Difference }, 'scrapNum', 'cutScrapNum', 'replaceNum', 'deliverNum', 'onHandNum', 'finishDate'],
  quickFilters: [
    { param: 'outOfTolerance', label: msg('只看超差') },
    { param: 'open', label: msg('未裁完') },
  ],
  parameters: [
    { kind: 'days', param: 'deliveryDateFrom', to: 'deliveryDateTo', label: msg('交期') },
    common.customer,
  ],
  rowId: ({ orderId, colorId, sizeId }) => `${orderId}/${colorId}/${sizeId}`,
  liveTopic: 'bed',
  behind: {
    ...bedsOfFigure,
    of: ['cutNum', 'onHandNum'],
    title: ({ orderNo, colorName, sizeName }) => [orderNo, colorName, sizeName].join(' '),
    query: ({ orderNo, colorId, sizeId }) => ({ orderNo, colorId, sizeId }),
  },
});

export default function CuttingOrderReport() {
  const t = useText();
  const { companyName, userName, now } = useWorkbench();
  const shown = useReport(cuttingOrderReport);
  const { asked, control } = shown;
  const [across, setAcross] = useTabState('across', false);
  const { page, loadAll } = shown.answer;
  const data = page.data as CuttingOrderReportPage | undefined;
  // Turned round, all orders that were asked for stand below each other.
  const pivots = useQuery({
    queryKey: ['order pivot', data?.list, asked, control.switches],
    queryFn: async ({ signal }) => pivotOrders(await loadAll(signal)),
    enabled: across && data !== undefined,
  });

  const printed = () => {
    const at = new Date(now()).toISOString().slice(0, 16).replace('T', ' ');
    return printPages(
      t(LABEL),
      PIVOT_PRINT,
      <>
        <h1>{`${companyName} ${t(LABEL)}`}</h1>
        <p>{t('{time} {name} 打印', { time: at, name: userName })}</p>
        <PivotTables pivots={pivots.data ?? []} />
      </>,
    );
  };

  return (
    <ReportScreen
      shown={shown}
      note={data?.isOpenOnly && <Alert>{t('已默认显示未结案订单')}</Alert>}
      toolbar={
        <>
          <Switch checked={across} onCheckedChange={setAcross}>
            {t('尺码横排')}
          </Switch>
          {across && (
            <Button disabled={pivots.data === undefined} onClick={() => void printed()}>
              {t('打印')}
            </Button>
          )}
        </>
      }
    >
      {across ? (
        <section className={styles.pivots} aria-label={t('尺码横排')} aria-busy={pivots.isFetching}>
          <PivotTables pivots={pivots.data ?? []} />
        </section>
      ) : undefined}
    </ReportScreen>
  );
}

/** Over and short with their sign; beyond the tolerance in red as well. */
function Difference({ row: { overNum, isOutOfTolerance } }: { row: CuttingOrderReportRow }) {
  const text = overNum > 0 ? `+${formatNumber(overNum)}` : formatNumber(overNum);
  return <span className={isOutOfTolerance ? styles.bad : undefined}>{text}</span>;
}
