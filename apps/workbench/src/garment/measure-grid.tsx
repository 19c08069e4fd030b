import type { Fields } from '@garment-mes/sdk/labels';
import {
  Button,
  EditableTable,
  type EditColumn,
  Field,
  NumberInput,
  Popover,
  Select,
  Switch,
} from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import {
  baseSizeOf,
  type GradingView,
  graded,
  isMeasure,
  type MeasureSize,
  measureOf,
  shownMeasure,
  typedMeasure,
} from './grading.ts';
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

interface MeasureGridProps<Row extends MeasureRow> {
  readonly label: string;
  readonly fields: Fields;
  readonly rows: readonly Row[];
  readonly sizes: readonly MeasureSize[];
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
  /** Size that the others are graded from; the middle one where none is said. */
  readonly baseSizeId?: string | null | undefined;
  /** Keeps another base size with the record; left out, it is only looked at from another one. */
  readonly onBaseSize?: ((sizeId: string) => void) | undefined;
}

/**
 * Points of measure with a column for each size, as they measure or as steps from the base size; a block of a
 * spreadsheet can be pasted.
 */
export function MeasureGrid<Row extends MeasureRow>(props: MeasureGridProps<Row>) {
  const { label, fields, rows, sizes, readOnly, onChange } = props;
  const t = useText();
  const [view, setView] = useState<GradingView>('value');
  const [looked, setLooked] = useState<string>();
  const base = baseSizeOf(sizes, looked ?? props.baseSizeId);
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
          header: sizeId === base ? t('{size} 基码', { size: sizeName }) : sizeName,
          kind: 'text',
          align: 'end',
          width: 84,
          read: (row) => shownMeasure(row, sizeId, base, view),
          write: (row, text) => typedMeasure(row, sizeId, text, base, view),
          validate: (_, row) =>
            isMeasure(measureOf(row, sizeId)) ? undefined : t('请输入数字，或以 + − 开头的档差'),
        }),
      ),
    ];
  }, [fields, sizes, base, view, language]);
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
        sizes.length === 0 ? undefined : (
          <span className={styles.base}>
            <span>{t('基码')}</span>
            <Select
              aria-label={t('基码')}
              className={styles.size ?? ''}
              value={base ?? ''}
              options={sizes.map(({ sizeId, sizeName }) => ({ value: sizeId, label: sizeName }))}
              onValueChange={(sizeId) =>
                readOnly || props.onBaseSize === undefined
                  ? setLooked(sizeId)
                  : props.onBaseSize(sizeId)
              }
            />
            <Switch
              checked={view === 'step'}
              onCheckedChange={(on) => setView(on ? 'step' : 'value')}
            >
              {t('显示档差')}
            </Switch>
            {!readOnly && (
              <Grading
                onGrade={(step) => onChange(rows.map((row) => graded(row, sizes, step, base)))}
              />
            )}
          </span>
        )
      }
    />
  );
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
      <Field label={t('每码递增')} hint={t('从基码推出其余尺码，已填的不变')}>
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
