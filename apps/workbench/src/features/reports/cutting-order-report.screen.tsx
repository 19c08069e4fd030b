import { formatNumber } from '@garment-mes/domain/formats';
import { CuttingOrderReportRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingOrderReportPage,
  type CuttingOrderReportRow,
  getCuttingOrderReport,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, type DataColumn, Switch } from '@garment-mes/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import { defineReport } from '#screens/report/report-definition.ts';
import { reportColumns } from '#screens/report/report-figures.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { BedsDrawer, type Drill } from './cutting/beds-drawer.tsx';
import { pivotOrders } from './cutting/order-pivot.ts';
import { PIVOT_PRINT, PivotTables } from './cutting/pivot-tables.tsx';
import styles from './cutting/report.module.css';
import { OF_CUSTOMER } from './cutting/report-parameters.ts';

const LABEL = msg('订单裁剪汇总');
/** Figures that lead to the beds behind them. */
const DRILLED: ReadonlySet<string> = new Set(['cutNum', 'onHandNum']);

const report = defineReport({
  operation: getCuttingOrderReport,
  title: LABEL,
  fields: CuttingOrderReportRowFields,
  quickFilters: [
    { param: 'outOfTolerance', label: msg('只看超差') },
    { param: 'open', label: msg('未裁完') },
  ],
  parameters: [
    { kind: 'days', param: 'deliveryDateFrom', to: 'deliveryDateTo', label: msg('交期') },
    OF_CUSTOMER,
  ],
  rowId: ({ orderId, colorId, sizeId }) => `${orderId}/${colorId}/${sizeId}`,
  liveTopic: 'bed',
});

/** By order, colour and size: is it cut enough, too much, and since when. */
export default function CuttingOrderReport() {
  const t = useText();
  const { can, companyName, userName, now } = useWorkbench();
  const shown = useReport(report);
  const { asked, control } = shown;
  const [across, setAcross] = useTabState('across', false);
  const [drill, setDrill] = useState<Drill>();
  const { page, loadAll } = shown.answer;
  const data = page.data as CuttingOrderReportPage | undefined;
  // Turned round, all orders that were asked for stand below each other.
  const pivots = useQuery({
    queryKey: ['order pivot', data?.list, asked, control.switches],
    queryFn: async ({ signal }) => pivotOrders(await loadAll(signal)),
    enabled: across && data !== undefined,
  });
  const language = currentLanguage();

  const columns = useMemo(
    (): DataColumn<CuttingOrderReportRow>[] =>
      reportColumns(report.list, can).map((column) => {
        const { id } = column;
        if (id === 'overNum') return { ...column, cell: (row) => <Difference row={row} /> };
        if (!DRILLED.has(id)) return column;
        return {
          ...column,
          cell: (row) =>
            row[id as 'cutNum' | 'onHandNum'] === 0 ? (
              '0'
            ) : (
              <button
                type="button"
                className={styles.drill}
                onClick={() =>
                  setDrill({
                    title: `${row.orderNo} ${row.colorName} ${row.sizeName}`,
                    orderNo: row.orderNo,
                    colorId: row.colorId,
                    sizeId: row.sizeId,
                  })
                }
              >
                {formatNumber(row[id as 'cutNum' | 'onHandNum'])}
              </button>
            ),
        };
      }),
    [can, language],
  );

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
    <>
      <ReportScreen
        shown={shown}
        columns={columns}
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
          <section
            className={styles.pivots}
            aria-label={t('尺码横排')}
            aria-busy={pivots.isFetching}
          >
            <PivotTables pivots={pivots.data ?? []} />
          </section>
        ) : undefined}
      </ReportScreen>
      {drill && <BedsDrawer drill={drill} onClose={() => setDrill(undefined)} />}
    </>
  );
}

/** Over and short with their sign; beyond the tolerance in red as well. */
function Difference({ row: { overNum, isOutOfTolerance } }: { row: CuttingOrderReportRow }) {
  const text = overNum > 0 ? `+${formatNumber(overNum)}` : formatNumber(overNum);
  return <span className={isOutOfTolerance ? styles.bad : undefined}>{text}</span>;
}
