import { countedRolls, pointsOf } from '@garment-mes/domain/fabric';
import {
  FabricLotRowFields,
  FabricRollRowFields,
  InspectFabricLotBodyFields,
} from '@garment-mes/sdk/labels';
import { type FabricLotRow, inspectCloth, listCloths } from '@garment-mes/sdk/mes2';
import { validateInspectCloth } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import type { Line } from '#screens/lines/line-values.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { judged } from './judged-line.ts';
import { isTyped, type Receipt } from './receipt.ts';
import { Verdict } from './verdict.tsx';

const KNOWN = ['rollNo', 'colorName', 'dyeLot', 'labelLen'] as const;
const TYPED = ['actualLen', 'widthCm', 'points', 'shade', 'actualWeight', 'gsm'] as const;
const SHRINKAGE = ['shrinkWarpPct', 'shrinkWeftPct'] as const;

/** What of the rolls an inspection is about, where nobody types. */
export const INSPECTED = [...KNOWN, ...TYPED, 'rollPointsPer100', 'status', ...SHRINKAGE] as const;

/** What an inspector writes down roll by roll, and the verdict on the receipt. */
export const inspection = defineRecord({
  list: listCloths,
  update: inspectCloth,
  label: 'cNo',
  fields: FabricLotRowFields,
  body: InspectFabricLotBodyFields,
  validate: (values) => validateInspectCloth(values).filter(isTyped),
  check: ({ rolls }) =>
    (rolls as readonly Partial<Line>[]).flatMap(({ actualLen }, at) =>
      actualLen ? [] : [{ field: `rolls.${at}.actualLen` as const, text: t('请填写实际长') }],
    ),
  form: [
    { field: 'inspectResult', Control: Verdict, wide: true },
    {
      ...{ field: 'rolls', rows: [...TYPED, ...SHRINKAGE], keys: ['tympanId'], called: 'rollNo' },
      ...{ fixed: true, shown: { fields: FabricRollRowFields, names: KNOWN } },
      difference: { label: msg('短码(米)'), of: 'actualLen', from: 'labelLen' },
      worked: { label: msg('百码分'), of: 'points', text: pointsText },
    },
    { field: 'remark', wide: true, when: (values: FormValues) => values['inspectResult'] !== '' },
  ],
});

/** A receipt as it is inspected: its verdict is given anew each time. */
export const inspectionRow = (receipt: Receipt): FabricLotRow =>
  ({
    ...receipt,
    ...{ inspectResult: '', remark: '' },
    rolls: receipt.rolls.map((roll) => ({ ...roll, tympanId: roll.id })),
  }) as unknown as FabricLotRow;

function pointsText(line: Line): string {
  return pointsOf(countedRolls([judged(line)]))?.toFixed(2) ?? '';
}
