import { FabricRollRowFields } from '@garment-mes/sdk/labels';
import type { RemnantSlip } from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { LabelDefinition } from '#screens/print/label.tsx';

interface Remnant {
  readonly line: RemnantSlip['lines'][number];
  readonly bed: string;
  readonly day: string;
}

/** The label of a usable remnant: its own roll number as a code, what it is and how much. */
export const remnantLabel: LabelDefinition<Remnant> = {
  size: '60x40',
  title: msg('余布标签'),
  code: ({ line }) => line.newRollNo ?? line.rollNo,
  lines: ({ line, bed, day }) => [
    [line.materialName, line.colorName].join(' '),
    [
      fieldLabel(FabricRollRowFields, 'dyeLot'),
      [line.dyeLot, line.shade].filter(Boolean).join(' / '),
    ],
    `${line.len} m${line.weight === null ? '' : ` · ${line.weight} kg`}`,
    `${t('床次 {bed}', { bed })} · ${day}`,
  ],
};
