import { type DataColumn, DataTable, VisuallyHidden } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { List } from '#screens/list/list-definition.ts';
import { ListToolbar } from '#screens/list/list-toolbar.tsx';
import type { ListControl, useListQuery } from '#screens/list/use-list.ts';
import styles from './report.module.css';

interface ReportSheetProps<Row> {
  readonly label: string;
  readonly list: List<Row>;
  readonly control: ListControl;
  readonly answer: ReturnType<typeof useListQuery<Row>>;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly sums: Readonly<Record<string, ReactNode>> | undefined;
  readonly filters: ReactNode;
  readonly toolbar?: ReactNode;
  readonly onRowOpen?: (row: Row) => void;
  /** Stands in place of the table. */
  readonly children?: ReactNode;
}

/** A report as the cutting room reads it: what is asked for above, rows and totals below. */
export function ReportSheet<Row extends object>(props: ReportSheetProps<Row>) {
  const t = useText();
  const { label, list, control, answer, columns, rowId, sums, filters, toolbar, children } = props;
  const { page, glow, loadAll } = answer;
  return (
    <div className={styles.report}>
      <VisuallyHidden as="h1">{t(label)}</VisuallyHidden>
      <ListToolbar list={list} control={control} chips={[]} filters={filters}>
        {toolbar}
      </ListToolbar>
      {children ?? (
        <DataTable<Row>
          label={t(label)}
          columns={columns}
          rows={page.error ? [] : (page.data?.list ?? [])}
          rowId={rowId}
          total={page.error ? 0 : (page.data?.total ?? 0)}
          state={control.table}
          onStateChange={control.setTable}
          loading={page.isFetching}
          glowIds={glow}
          loadAll={loadAll}
          fileName={t(label)}
          sums={page.error ? undefined : sums}
          error={page.error ? failureText(page.error) : undefined}
          onRetry={() => void page.refetch()}
          onRowOpen={props.onRowOpen}
        />
      )}
    </div>
  );
}
