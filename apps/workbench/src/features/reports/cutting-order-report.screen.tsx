import { formatNumber } from '@garment-mes/domain';
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
import { defineList } from '#screens/list/list-definition.ts';
import { useListControl, useListQuery } from '#screens/list/use-list.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import { BedsDrawer, type Drill } from './cutting/beds-drawer.tsx';
import { pivotOrders } from './cutting/order-pivot.ts';
import { PIVOT_PRINT, PivotTables } from './cutting/pivot-tables.tsx';
import styles from './cutting/report.module.css';
import { type ReportAsked, ReportFilters } from './cutting/report-filters.tsx';
import { ReportSheet } from './cutting/report-sheet.tsx';
import { reportColumns, sumTexts } from './cutting/report-sums.ts';

const LABEL = msg('订单裁剪汇总');
/** Figures that lead to the beds behind them. */
const DRILLED: ReadonlySet<string> = new Set(['cutNum', 'onHandNum']);

const report = defineList({
  operation: getCuttingOrderReport,
  fields: CuttingOrderReportRowFields,
  quickFilters: [
    { param: 'outOfTolerance', label: msg('只看超差') },
    { param: 'open', label: msg('未裁完') },
  ],
  liveTopic: 'bed',
});

const rowId = ({ orderId, colorId, sizeId }: CuttingOrderReportRow): string =>
  `${orderId}/${colorId}/${sizeId}`;

/** By order, colour and size: is it cut enough, too much, and since when. */
export default function CuttingOrderReport() {
  const t = useText();
  const { can, companyName, userName, now } = useWorkbench();
  const [asked, setAsked] = useTabState<ReportAsked>('asked', {});
  const [across, setAcross] = useTabState('across', false);
  const [drill, setDrill] = useState<Drill>();
  const list = useMemo(() => ({ ...report, query: asked }), [asked]);
  const control = useListControl(list);
  const answer = useListQuery(list, control);
  const { page, loadAll } = answer;
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
      reportColumns(report, can).map((column) => {
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
      <ReportSheet
        label={LABEL}
        list={list}
        control={control}
        answer={answer}
        columns={columns}
        rowId={rowId}
        sums={sumTexts(report.fields, data?.sum)}
        filters={
          <ReportFilters days="deliveryDate" asked={asked} onAsk={setAsked}>
            {data?.isOpenOnly && <Alert>{t('已默认显示未结案订单')}</Alert>}
          </ReportFilters>
        }
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
      </ReportSheet>
      {drill && <BedsDrawer drill={drill} onClose={() => setDrill(undefined)} />}
    </>
  );
}

/** Over and short with their sign; beyond the tolerance in red as well. */
function Difference({ row: { overNum, isOutOfTolerance } }: { row: CuttingOrderReportRow }) {
  const text = overNum > 0 ? `+${formatNumber(overNum)}` : formatNumber(overNum);
  return <span className={isOutOfTolerance ? styles.bad : undefined}>{text}</span>;
}
