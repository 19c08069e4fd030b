import { BundleRowFields } from '@garment-mes/sdk/labels';
import { type DataTableState, NumberInput } from '@garment-mes/ui';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from '../tickets.module.css';

/** Bundles of the beds of one number; every order counts its beds from one. */
export function BedFilter(props: {
  readonly state: DataTableState;
  readonly onState: (state: DataTableState) => void;
}) {
  const { state, onState } = props;
  const label = fieldLabel(BundleRowFields, 'bedNo');
  return (
    <NumberInput
      className={styles.bed ?? ''}
      aria-label={label}
      placeholder={label}
      places={0}
      min="1"
      value={state.filters.bedNo?.[0] ?? ''}
      onValueChange={(bed) => {
        const { bedNo: _, ...rest } = state.filters;
        onState({ ...state, filters: bed === '' ? rest : { ...rest, bedNo: [bed] }, page: 1 });
      }}
    />
  );
}
