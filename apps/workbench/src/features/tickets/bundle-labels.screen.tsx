import { BundleRowFields } from '@garment-mes/sdk/labels';
import {
  type BundleRow,
  listBundles,
  printBundles,
  updateCompanySetting,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, type DataColumn, DataTable } from '@garment-mes/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { useKeptRuns } from '#app/tab/kept-runs.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import { goingOf } from '#screens/list/ended-rows.ts';
import { listColumns } from '#screens/list/list-columns.tsx';
import { defineList } from '#screens/list/list-definition.ts';
import { ListToolbar } from '#screens/list/list-toolbar.tsx';
import { tableOf } from '#screens/list/table-of.ts';
import { useListControl, useListQuery } from '#screens/list/use-list.ts';
import { BedFilter } from './labels/bed-filter.tsx';
import { type BundleRange, rangeQuery } from './labels/bundle-range.ts';
import { BundleSpan } from './labels/bundle-span.tsx';
import type { LabelOrder } from './labels/label-order.ts';
import { keptShift, LabelPreview } from './labels/label-preview.tsx';
import { PrintRunDialog, ReprintDialog } from './labels/print-run.tsx';
import type { PrintRun } from './labels/run-of-labels.ts';
import { useChosenLabels } from './labels/use-chosen-labels.ts';
import { useLabelPrint } from './labels/use-label-print.tsx';
import { useLayout } from './labels/use-layout.ts';
import styles from './tickets.module.css';

const LayoutDialog = lazy(() =>
  import('./labels/layout-dialog.tsx').then(({ LayoutDialog }) => ({ default: LayoutDialog })),
);

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
    // Who prints looks for places in the marker, which other lists of bundles keep hidden.
    { field: 'position', shown: true },
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
  const { can } = useWorkbench();
  const bedId = new URLSearchParams(useSearch()).get('reduceBedId');
  const [range, setRange] = useState<BundleRange>({ from: '', to: '' });
  const list = useMemo(() => ({ ...bundles, query: queryOf(range, bedId) }), [range, bedId]);
  const control = useListControl(list);
  const going = goingOf(list);
  const found = useListQuery(list, control, going);
  const { page } = found;
  const { layout, keep } = useLayout();
  const [order, setOrder] = useState<LabelOrder>('bundle');
  const [shift, setShift] = useState(keptShift);
  const kept = useKeptRuns<PrintRun>('labelRuns');
  const run = can(printBundles.permissionKey) ? kept.runs[0] : undefined;
  const [reprinting, setReprinting] = useState<readonly BundleRow[]>();
  const [designing, setDesigning] = useState(false);

  const rows = page.error ? [] : (page.data?.list ?? []);
  const chosen = useChosenLabels({ rows, selected: control.selected, order });
  const { printable, tooMany } = chosen;
  const { labelOf, left, forgetLeft, print } = useLabelPrint({ chosen, layout, shift, kept });

  return (
    <div className={styles.page}>
      <ListToolbar
        list={list}
        control={control}
        chips={[]}
        canEnd={going !== undefined}
        filters={<BedFilter state={control.table} onState={control.setTable} />}
      >
        <BundleSpan range={range} onRange={setRange} />
        {can(updateCompanySetting.permissionKey) && (
          <Button onClick={() => setDesigning(true)}>{t('版式')}</Button>
        )}
        {can(printBundles.permissionKey) && (
          <PrintButtons
            {...chosen}
            onPrint={(fresh) => void print(fresh, null)}
            onReprint={setReprinting}
          />
        )}
      </ListToolbar>
      {tooMany.length > 0 && <Alert tone="warn">{tooMany.join(t('；'))}</Alert>}
      {left.length > 0 && <LeftOut texts={left} onClose={forgetLeft} />}
      <div className={styles.halves}>
        <LabelTable {...{ control, found }} onKnow={chosen.know} />
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

interface LabelTableProps {
  readonly control: ReturnType<typeof useListControl>;
  readonly found: ReturnType<typeof useListQuery<BundleRow>>;
  /** Takes note of bundles that are chosen without having been shown. */
  readonly onKnow: (bundles: readonly BundleRow[]) => void;
}

/** The bundles the labels are chosen from. */
function LabelTable({ control, found, onKnow }: LabelTableProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { page, loadAll } = found;
  const language = currentLanguage();
  const columns = useMemo(
    (): DataColumn<BundleRow>[] => listColumns(bundles.fields, bundles.columns, can),
    [can, language],
  );
  const sum = page.data?.sum;

  /** Everything the list finds; a split bundle lists its parts. */
  async function chooseAll() {
    const all = await loadAll(new AbortController().signal);
    onKnow(all);
    control.setSelected(new Set(all.map(rowId)));
  }

  return (
    <DataTable<BundleRow>
      label={t('扎号标签')}
      columns={columns}
      {...tableOf(control, found)}
      rowId={rowId}
      sums={sum && { num: fieldText('num', fieldOf(bundles.fields, 'num'), sum.num) }}
      selectedIds={control.selected}
      onSelectedIdsChange={control.setSelected}
      footer={
        <Button size="small" onClick={() => void chooseAll()}>
          {t('选本次查询全部')}
        </Button>
      }
    />
  );
}

/** Chosen bundles that got no label, and why. */
function LeftOut(props: { readonly texts: readonly string[]; readonly onClose: () => void }) {
  const t = useText();
  return (
    <Alert
      tone="warn"
      actions={
        <Button size="small" onClick={props.onClose}>
          {t('知道了')}
        </Button>
      }
    >
      {props.texts.join(t('；'))}
    </Alert>
  );
}

interface PrintButtonsProps
  extends Pick<ReturnType<typeof useChosenLabels>, 'fresh' | 'again' | 'mayPrint'> {
  readonly onPrint: (bundles: readonly BundleRow[]) => void;
  readonly onReprint: (bundles: readonly BundleRow[]) => void;
}

/** Prints the chosen labels that were never printed, and the others once more. */
function PrintButtons({ fresh, again, mayPrint, onPrint, onReprint }: PrintButtonsProps) {
  const t = useText();
  return (
    <>
      <Button disabled={again.length === 0 || !mayPrint} onClick={() => onReprint(again)}>
        {again.length > 0 ? t('补打 {count} 张', { count: again.length }) : t('补打')}
      </Button>
      <Button
        variant="primary"
        disabled={fresh.length === 0 || !mayPrint}
        onClick={() => onPrint(fresh)}
      >
        {fresh.length > 0 ? t('打印 {count} 张', { count: fresh.length }) : t('打印')}
      </Button>
    </>
  );
}

const queryOf = (range: BundleRange, bedId: string | null) => ({
  ...(bedId === null ? {} : { reduceBedId: bedId }),
  ...rangeQuery(range),
});
