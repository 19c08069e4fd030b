import { BundleRowFields } from '@garment-mes/sdk/labels';
import {
  type BundleRow,
  listBundles,
  printBundles,
  type ReprintReason,
  updateCompanySetting,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, type DataColumn, DataTable } from '@garment-mes/ui';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { failureText } from '#app/api.tsx';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { useKeptRuns } from '#app/tab/kept-runs.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import { listColumns } from '#screens/list/list-columns.tsx';
import { defineList } from '#screens/list/list-definition.ts';
import { ListToolbar } from '#screens/list/list-toolbar.tsx';
import { useListControl, useListQuery } from '#screens/list/use-list.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import { BedFilter } from './labels/bed-filter.tsx';
import { BundleLabel } from './labels/bundle-label.tsx';
import { type BundleRange, bundleNumber } from './labels/bundle-range.ts';
import { BundleSpan } from './labels/bundle-span.tsx';
import { PAPERS } from './labels/label-layout.ts';
import { inLabelOrder, type LabelOrder } from './labels/label-order.ts';
import { keptShift, LabelPreview } from './labels/label-preview.tsx';
import { MOST_ORDERS, useOrderWords } from './labels/order-words.ts';
import { PrintRunDialog, ReprintDialog } from './labels/print-run.tsx';
import { isPrintable, unprintableText } from './labels/printable.ts';
import { labelRun, type PrintRun } from './labels/run-of-labels.ts';
import { useLayout } from './labels/use-layout.ts';
import styles from './tickets.module.css';

const LayoutDialog = lazy(() =>
  import('./labels/layout-dialog.tsx').then(({ LayoutDialog }) => ({ default: LayoutDialog })),
);

/** Labels the service counts in one run. */
const MOST = 500;

const bundles = defineList({
  operation: listBundles,
  fields: BundleRowFields,
  columns: [
    'bundleLabel',
    'orderNo',
    'bedNo',
    'colorName',
    'sizeName',
    'shade',
    'position',
    'plySpan',
    'num',
    'printCount',
    'printDate',
    'status',
  ],
  quickFilters: ['status', { param: 'unprinted', label: msg('未打印') }],
  order: 'bundleLabel asc',
  liveTopic: 'bundle',
});

const rowId = ({ id }: BundleRow): string => id;

/** One thermal label for each bundle: chosen, looked at, printed, counted once the printer was fed. */
export default function BundleLabels() {
  const t = useText();
  const { can, companyName, now } = useWorkbench();
  const bedId = new URLSearchParams(useSearch()).get('reduceBedId');
  const [range, setRange] = useState<BundleRange>({ from: '', to: '' });
  const list = useMemo(() => ({ ...bundles, query: queryOf(range, bedId) }), [range, bedId]);
  const control = useListControl(list);
  const { page, glow, loadAll } = useListQuery(list, control);
  const { layout, keep } = useLayout();
  const [order, setOrder] = useState<LabelOrder>('bundle');
  const [shift, setShift] = useState(keptShift);
  const kept = useKeptRuns<PrintRun>('labelRuns');
  const run = can(printBundles.permissionKey) ? kept.runs[0] : undefined;
  const [reprinting, setReprinting] = useState<readonly BundleRow[]>();
  const [designing, setDesigning] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const language = currentLanguage();

  const rows = page.error ? [] : (page.data?.list ?? []);
  // Chosen rows stay known when the list is turned to another page.
  const known = useRef(new Map<string, BundleRow>());
  for (const row of rows) known.current.set(row.id, row);
  const chosen = [...control.selected].flatMap((id) => known.current.get(id) ?? []);
  const orderIds = [...new Set(chosen.map(({ orderId }) => orderId))];
  const { words, isReady } = useOrderWords(orderIds.slice(0, MOST_ORDERS));
  const printable = inLabelOrder(chosen.filter(isPrintable), order, words);
  const fresh = printable.filter(({ printCount }) => printCount === 0);
  const again = printable.filter(({ printCount }) => printCount > 0);
  const tooMany = [
    ...(fresh.length > MOST || again.length > MOST
      ? [t('一次最多打印 {most} 张，请分批勾选', { most: MOST })]
      : []),
    ...(orderIds.length > MOST_ORDERS
      ? [t('一次最多打印 {most} 个订单，请分批勾选', { most: MOST_ORDERS })]
      : []),
  ];
  const mayPrint = isReady && tooMany.length === 0;

  const columns = useMemo(
    // Who prints looks for places in the marker, which other lists of bundles keep hidden.
    (): DataColumn<BundleRow>[] =>
      listColumns(bundles.fields, bundles.columns, can).map((column) => ({
        ...column,
        hidden: false,
      })),
    [can, language],
  );
  const sum = page.data?.sum;
  const clock = () => new Date(now()).toISOString().slice(5, 16).replace('T', ' ');
  const labelOf = (bundle: BundleRow) => ({
    bundle,
    words: words.get(bundle.orderId),
    layout,
    company: companyName,
    printedAt: clock(),
    times: bundle.printCount + 1,
  });

  /** Everything the list finds; a split bundle lists its parts. */
  async function chooseAll() {
    const all = await loadAll(new AbortController().signal);
    for (const row of all) known.current.set(row.id, row);
    control.setSelected(new Set(all.map(rowId)));
  }

  async function print(wanted: readonly BundleRow[], reprintReason: ReprintReason | null) {
    const all = [...known.current.values()];
    setLeft(chosen.filter((one) => !isPrintable(one)).map((one) => unprintableText(one, all)));
    const { width, height } = PAPERS[layout.paper];
    const begun = labelRun(wanted, reprintReason, clock());
    // While the printer is fed the page may go away: it knows the run from here on.
    kept.begin(begun);
    try {
      await printPages(
        t('扎号标签'),
        `@page { size: ${width}mm ${height}mm; margin: 0; }`,
        wanted.map((bundle) => <BundleLabel key={bundle.id} {...labelOf(bundle)} shift={shift} />),
      );
    } catch (error) {
      kept.end(begun);
      throw error;
    }
    kept.ask(begun);
  }

  return (
    <div className={styles.page}>
      <ListToolbar
        list={list}
        control={control}
        chips={[]}
        filters={<BedFilter state={control.table} onState={control.setTable} />}
      >
        <BundleSpan range={range} onRange={setRange} />
        {can(updateCompanySetting.permissionKey) && (
          <Button onClick={() => setDesigning(true)}>{t('版式')}</Button>
        )}
        {can(printBundles.permissionKey) && (
          <>
            <Button disabled={again.length === 0 || !mayPrint} onClick={() => setReprinting(again)}>
              {again.length > 0 ? t('补打 {count} 张', { count: again.length }) : t('补打')}
            </Button>
            <Button
              variant="primary"
              disabled={fresh.length === 0 || !mayPrint}
              onClick={() => void print(fresh, null)}
            >
              {fresh.length > 0 ? t('打印 {count} 张', { count: fresh.length }) : t('打印')}
            </Button>
          </>
        )}
      </ListToolbar>
      {tooMany.length > 0 && <Alert tone="warn">{tooMany.join(t('；'))}</Alert>}
      {left.length > 0 && (
        <Alert
          tone="warn"
          actions={
            <Button size="small" onClick={() => setLeft([])}>
              {t('知道了')}
            </Button>
          }
        >
          {left.join(t('；'))}
        </Alert>
      )}
      <div className={styles.halves}>
        <DataTable<BundleRow>
          label={t('扎号标签')}
          columns={columns}
          rows={rows}
          rowId={rowId}
          total={page.error ? 0 : (page.data?.total ?? 0)}
          state={control.table}
          onStateChange={control.setTable}
          loading={page.isFetching}
          glowIds={glow}
          loadAll={loadAll}
          sums={sum && { num: fieldText('num', fieldOf(bundles.fields, 'num'), sum.num) }}
          error={page.error ? failureText(page.error) : undefined}
          onRetry={() => void page.refetch()}
          selectedIds={control.selected}
          onSelectedIdsChange={control.setSelected}
          footer={
            <Button size="small" onClick={() => void chooseAll()}>
              {t('选本次查询全部')}
            </Button>
          }
        />
        <LabelPreview
          bundles={printable}
          label={labelOf}
          order={order}
          onOrder={setOrder}
          shift={shift}
          onShift={setShift}
        />
      </div>
      {reprinting && (
        <ReprintDialog
          count={reprinting.length}
          onReason={(reason) => {
            setReprinting(undefined);
            void print(reprinting, reason);
          }}
          onClose={() => setReprinting(undefined)}
        />
      )}
      {run && (
        <PrintRunDialog
          key={run.requestId}
          run={run}
          onAnswer={(said) => kept.keep({ ...run, said })}
          onClose={() => {
            kept.end(run);
            control.setSelected(new Set());
          }}
        />
      )}
      {designing && rows[0] && (
        <Suspense>
          <LayoutDialog
            layout={layout}
            sample={labelOf(printable[0] ?? rows[0])}
            onKeep={keep}
            onClose={() => setDesigning(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const queryOf = ({ from, to }: BundleRange, bedId: string | null) => {
  const [first, last] = [bundleNumber(from), bundleNumber(to)];
  return {
    ...(bedId === null ? {} : { reduceBedId: bedId }),
    ...(first === undefined ? {} : { bundleFrom: first }),
    ...(last === undefined ? {} : { bundleTo: last }),
  };
};
