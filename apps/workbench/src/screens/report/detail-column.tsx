import { Button, type DataColumn } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';

interface DetailColumn<Row> {
  /** Word of the button, in the language of the page. */
  readonly label: string;
  readonly width: number;
  /** Rows behind which something stands; all of them when left out. */
  readonly when?: (row: Row) => boolean;
  readonly open: (row: Row) => void;
}

/** The last column of a report: what stands behind a row. */
export const detailColumn = <Row,>({
  label,
  width,
  when = () => true,
  open,
}: DetailColumn<Row>): DataColumn<Row> => ({
  id: 'actions',
  header: t('操作'),
  cell: (row) =>
    when(row) && (
      <Button variant="plain" size="small" onClick={() => open(row)}>
        {label}
      </Button>
    ),
  width,
  pin: 'end',
  fixed: true,
});
