import { decimal, decimalText } from '@garment-mes/domain';
import type { Fields } from '@garment-mes/sdk/labels';
import {
  Button,
  EditableTable,
  type EditColumn,
  Field,
  NumberInput,
  Popover,
} from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { gridColumns } from './grid-columns.tsx';
import { currentLanguage, useText } from './i18n.ts';
import styles from './measure-grid.module.css';

/** A point of measure: what it may be off, and its figure size by size. */
export interface MeasureRow {
  readonly id: string;
  readonly pointName: string;
  readonly method: string | null;
  readonly tolUp: string | null;
  readonly tolDown: string | null;
  readonly values: readonly { readonly sizeId: string; readonly value: string }[];
}

/** A size of the garment in its place. */
export interface MeasureSize {
  readonly sizeId: string;
  readonly sizeName: string;
}

interface MeasureGridProps<Row extends MeasureRow> {
  readonly label: string;
  readonly fields: Fields;
  readonly rows: readonly Row[];
  readonly sizes: readonly MeasureSize[];
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** Points of measure with a column for each size; a block of a spreadsheet can be pasted. */
export function MeasureGrid<Row extends MeasureRow>(props: MeasureGridProps<Row>) {
  const { label, fields, rows, sizes, readOnly, onChange } = props;
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<Row>[] => {
    const column = gridColumns<Row>(fields);
    return [
      column.text('pointName', { required: true, pinned: true, width: 148 }),
      column.text('method', { nullable: true, width: 160 }),
      column.decimal('tolUp', { places: 2, required: true }),
      column.decimal('tolDown', { places: 2, required: true }),
      ...sizes.map(
        ({ sizeId, sizeName }): EditColumn<Row> => ({
          id: `size-${sizeId}`,
          header: sizeName,
          kind: 'number',
          places: 2,
          width: 84,
          read: ({ values }) => values.find((one) => one.sizeId === sizeId)?.value ?? '',
          write: (row, value) => ({ ...row, values: withValue(row, sizeId, value) }),
        }),
      ),
    ];
  }, [fields, sizes, language]);
  return (
    <EditableTable<Row>
      label={label}
      columns={columns}
      rows={rows}
      onRowsChange={onChange}
      readOnly={readOnly}
      createRow={(id) =>
        ({ id, pointName: '', method: null, tolUp: '0.50', tolDown: '0.50', values: [] }) as never
      }
      toolbar={
        readOnly ? undefined : (
          <Grading onGrade={(step) => onChange(rows.map((row) => graded(row, sizes, step)))} />
        )
      }
    />
  );
}

const withValue = (row: MeasureRow, sizeId: string, value: string): MeasureRow['values'] => [
  ...row.values.filter((one) => one.sizeId !== sizeId),
  ...(value === '' ? [] : [{ sizeId, value }]),
];

/** Fills the sizes without a value by a step from size to size, starting at the first that has one. */
export function graded<Row extends MeasureRow>(
  row: Row,
  sizes: readonly MeasureSize[],
  step: string,
): Row {
  const filled = (sizeId: string) => row.values.find((one) => one.sizeId === sizeId)?.value;
  const at = sizes.findIndex(({ sizeId }) => filled(sizeId) !== undefined);
  const base = filled(sizes[at]?.sizeId ?? '');
  if (base === undefined) return row;
  return {
    ...row,
    values: sizes.map(({ sizeId }, index) => ({
      sizeId,
      value: filled(sizeId) ?? decimalText(decimal(base).plus(decimal(step).times(index - at)), 2),
    })),
  };
}

function Grading({ onGrade }: { readonly onGrade: (step: string) => void }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState('1.00');
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      aria-label={t('放码')}
      className={styles.grading}
      trigger={<Button size="small">{t('放码')}</Button>}
    >
      <Field label={t('每码递增')} hint={t('从第一个有值的尺码推出其余尺码，已填的不变')}>
        <NumberInput value={step} places={2} onValueChange={setStep} />
      </Field>
      <Button
        variant="primary"
        disabled={step === ''}
        onClick={() => {
          onGrade(step);
          setOpen(false);
        }}
      >
        {t('填充')}
      </Button>
    </Popover>
  );
}
