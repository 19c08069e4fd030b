import { FabricRollRowFields } from '@garment-mes/sdk/labels';
import type { FabricRollRow } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import type { LabelDefinition } from '#screens/print/label.tsx';

/** The label of a roll in the fabric store: what it is, how much, and where it lies. */
export const rollLabel: LabelDefinition<FabricRollRow> = {
  size: '60x80',
  title: msg('卷标签'),
  code: ({ rollNo }) => rollNo,
  lines: (roll) => [
    line(roll, 'cNo'),
    line(roll, 'materialName'),
    line(roll, 'colorName'),
    line(roll, 'dyeLot'),
    line(roll, 'shade'),
    measures(roll),
    line(roll, 'locationCode'),
  ],
};

function line(roll: FabricRollRow, name: keyof FabricRollRow): readonly [string, string] {
  return [fieldLabel(FabricRollRowFields, name), roll[name] === null ? '' : textOf(roll, name)];
}

const textOf = (roll: FabricRollRow, name: keyof FabricRollRow): string =>
  fieldText(name, fieldOf(FabricRollRowFields, name), roll[name]);

/** Metres, kilograms and centimetres, as far as they are known: measured ones before those of the supplier. */
function measures(roll: FabricRollRow): string {
  const weight = roll.actualWeight === null ? 'labelWeight' : 'actualWeight';
  return [
    `${textOf(roll, 'actualLen')} m`,
    ...(roll[weight] === null ? [] : [`${textOf(roll, weight)} kg`]),
    ...(roll.widthCm === null ? [] : [`${textOf(roll, 'widthCm')} cm`]),
  ].join(' · ');
}

/** Rolls that lie in the house: those used up or sent back have no label any more. */
export const isLabelled = ({ status }: Pick<FabricRollRow, 'status'>): boolean =>
  status !== 4 && status !== 9;
