import { CuttingBedRollFields } from '@garment-mes/sdk/labels';
import { fieldLabel } from '#screens/fields/labels.ts';
import grid from '../grid.module.css';

const TEXTS: ReadonlySet<string> = new Set([
  'rollNo',
  'cNo',
  'colorName',
  'dyeLot',
  'shade',
  'diffLen',
  'employeeName',
]);

/** Heads of columns of a grid of rolls: figures stand to the right. */
export const RollHeads = ({ fields }: { readonly fields: readonly string[] }) =>
  fields.map((field) => (
    <th key={field} className={TEXTS.has(field) ? undefined : grid.figure}>
      {fieldLabel(CuttingBedRollFields, field)}
    </th>
  ));
