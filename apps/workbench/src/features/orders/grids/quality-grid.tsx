import { OrderMeasurePointFields, OrderQualifyingFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { Field, MultiCombobox, Select } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import { MeasureGrid } from '#garment/measure-grid.tsx';
import { enumLabels } from '#screens/fields/enum-labels.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { PointRow, StandardRow } from '../draft/order-draft.ts';
import styles from './grids.module.css';

interface QualityGridProps {
  readonly standard: StandardRow;
  readonly points: readonly PointRow[];
  readonly sizes: Order['sizes'];
  readonly readOnly: boolean;
  readonly onStandard: (standard: StandardRow) => void;
  readonly onPoints: (points: readonly PointRow[]) => void;
}

/** What the order is inspected by: limits, where, and each measure size by size. */
export function QualityGrid(props: QualityGridProps) {
  const t = useText();
  const { standard, points, sizes, readOnly, onStandard, onPoints } = props;
  const label = (name: keyof StandardRow) => fieldLabel(OrderQualifyingFields, name);
  const sections = Object.entries(enumLabels('Section'));
  return (
    <div className={styles.grid}>
      <div className={styles.fields}>
        {(['aqlMajor', 'aqlMinor', 'inspectionLevel'] as const).map((name) => (
          <Field key={name} label={label(name)}>
            <Select
              clearable
              disabled={readOnly}
              value={standard[name]}
              onValueChange={(value) => onStandard({ ...standard, [name]: value })}
              options={Object.entries(
                enumLabels(name === 'inspectionLevel' ? 'InspectionLevel' : 'Aql'),
              ).map(([value, named]) => ({ value, label: labelOf(named) }))}
            />
          </Field>
        ))}
        <Field label={label('gates')}>
          <MultiCombobox
            disabled={readOnly}
            values={standard.gates.map(String)}
            valueLabels={Object.fromEntries(
              sections.map(([value, named]) => [value, labelOf(named)]),
            )}
            options={sections.map(([value, named]) => ({ value, label: labelOf(named) }))}
            onValuesChange={(gates) =>
              onStandard({ ...standard, gates: gates.map(Number) as StandardRow['gates'] })
            }
          />
        </Field>
      </div>
      <MeasureGrid<PointRow>
        label={t('测量点')}
        fields={OrderMeasurePointFields}
        rows={points}
        sizes={sizes}
        readOnly={readOnly}
        onChange={onPoints}
      />
    </div>
  );
}
