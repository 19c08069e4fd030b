import { decimal, decimalText } from '@garment-mes/domain';
import { StyleQualityPointFields } from '@garment-mes/sdk/labels';
import {
  Button,
  EditableTable,
  type EditColumn,
  Field,
  NumberInput,
  Popover,
} from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { gridColumns } from '#kit/grid-columns.tsx';
import { currentLanguage, useText } from '#kit/i18n.ts';
import type { StyleSize } from './other-grids.tsx';
import styles from './style.module.css';
import type { QualityRow } from './style-draft.ts';

interface QualityGridProps {
  readonly rows: readonly QualityRow[];
  readonly sizes: readonly StyleSize[];
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly QualityRow[]) => void;
}

/** Points of measure with a column for each size; a block of a spreadsheet can be pasted. */
export function QualityGrid({ rows, sizes, readOnly, onChange }: QualityGridProps) {
  const t = useText();
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<QualityRow>[] => {
    const column = gridColumns<QualityRow>(StyleQualityPointFields);
    return [
      column.text('pointName', { required: true, pinned: true, width: 148 }),
      column.text('method', { nullable: true, width: 160 }),
      column.decimal('tolUp', { places: 2, required: true }),
      column.decimal('tolDown', { places: 2, required: true }),
      ...sizes.map(
        ({ sizeId, sizeName }): EditColumn<QualityRow> => ({
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
  }, [sizes, language]);
  return (
    <div className={styles.grid}>
      <EditableTable<QualityRow>
        label={t('质量要求')}
        columns={columns}
        rows={rows}
        onRowsChange={onChange}
        readOnly={readOnly}
        createRow={(id) => ({
          id,
          pointName: '',
          method: null,
          tolUp: '0.50',
          tolDown: '0.50',
          values: [],
        })}
        toolbar={
          readOnly ? undefined : (
            <Grading onGrade={(step) => onChange(rows.map((row) => graded(row, sizes, step)))} />
          )
        }
      />
    </div>
  );
}

const withValue = (row: QualityRow, sizeId: string, value: string): QualityRow['values'] => [
  ...row.values.filter((one) => one.sizeId !== sizeId),
  ...(value === '' ? [] : [{ sizeId, value }]),
];

/** Fills the sizes without a value by a step from size to size, starting at the first that has one. */
export function graded(row: QualityRow, sizes: readonly StyleSize[], step: string): QualityRow {
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
      className={styles.timing}
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
