import { type RollField, type RollList, readRollList } from '@garment-mes/domain/fabric';
import { CreateFabricLotBodyFields } from '@garment-mes/sdk/labels';
import { toast } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';

/** Columns of the grid in their order. */
export const ROLL_FIELDS = [
  ...(['rollNo', 'colorId', 'dyeLot', 'labelLen', 'labelWeight', 'widthCm'] as const),
  'locationCode',
] as const satisfies readonly RollField[];

/** A block pasted into the rolls of a receipt, read as a supplier's list; what was left out of it is said. */
export function readSupplierList(
  block: readonly (readonly string[])[],
  from: string,
): readonly (readonly string[])[] {
  const labels = fieldOf(CreateFabricLotBodyFields, 'rolls').items ?? {};
  const list = readRollList(block, ROLL_FIELDS.slice(ROLL_FIELDS.indexOf(from as RollField)));
  for (const text of leftOut(list)) toast.info(text);
  const { fields, rolls } = list;
  return fields ? [fields.map((field) => fieldLabel(labels, field)), ...rolls] : rolls;
}

const leftOut = ({ above, hasStrangeHeads, totals, differs }: RollList): readonly string[] => [
  ...(above > 0 ? [t('表头上面的 {count} 行没有读入', { count: above })] : []),
  ...(hasStrangeHeads ? [t('没有认出表头，按列的顺序读入')] : []),
  ...(totals.length > 0 ? [t('合计行没有读入：{text}', { text: totals.join(t('；')) })] : []),
  ...(differs ? [t('供应商合计 {said} 米，读入 {added} 米，请核对', differs)] : []),
];
