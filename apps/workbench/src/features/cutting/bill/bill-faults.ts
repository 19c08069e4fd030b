import { BedType, CutMode } from '@garment-mes/domain/cutting-bed';
import { CreateCuttingBedBodyFields } from '@garment-mes/sdk/labels';
import { type Fault, validateCreateCuttingBed } from '@garment-mes/sdk/validators';
import { t } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { createBody } from './draft/body.ts';
import type { BedDraft } from './draft/draft.ts';
import { headFields, headNames } from './draft/head-names.ts';
import { typedPanels } from './draft/panels.ts';
import { type BillIssue, cellName } from './figures/bill-issues.ts';

/** Fields that have to be filled before the first save, in the order of the form; no loss at the ends is one of 0. */
const NEEDED = headNames.filter(
  (name) => headFields[name].required && headFields[name].kind !== 'enum' && name !== 'endLossLen',
);

/** What the document of the call refuses, by field of the form: missing and unreadable entries. */
export function billFaults(draft: BedDraft): readonly Pick<BillIssue, 'cell' | 'text'>[] {
  const needsDie = draft.cutMode === CutMode.die && draft.knifeMoldId === '';
  const needsMain = draft.bedType === BedType.replacement && draft.parentBedId === '';
  const missing = [
    ...NEEDED.filter((field) => draft[field] === '').map((field) => ({
      cell: field as string,
      text: t('{field}必填', { field: labelOf(field) }),
    })),
    ...(needsMain ? [{ cell: 'parentBedId', text: t('请选择要补裁的床次') }] : []),
    ...(needsDie ? [{ cell: 'knifeMoldId', text: t('冲压请选择刀模') }] : []),
  ];
  const named = new Set<string>(missing.map(({ cell }) => cell));
  const unreadable = validateCreateCuttingBed(createBody(draft))
    .map((fault) => ({ cell: cellOf(draft, fault), fault }))
    .filter(({ cell }) => !named.has(cell))
    .map(({ cell, fault }) => ({
      cell,
      text: t('{field}格式不正确', { field: labelOf(fault.path.split('/')[1] ?? '') }),
    }));
  return [...missing, ...unreadable];
}

const labelOf = (field: string): string => fieldLabel(CreateCuttingBedBodyFields, field);

function cellOf(draft: BedDraft, { path }: Fault): string {
  const [, table = '', index, cell] = path.split('/');
  if (index === undefined || cell === undefined) return table;
  if (table === 'panels') {
    const panel = typedPanels(draft)[Number(index)];
    return panel === undefined ? table : cellName('panels', panel.partCode, panel.sizeId);
  }
  const key =
    table === 'sizes'
      ? draft.sizes[Number(index)]?.sizeId
      : table === 'rolls'
        ? draft.rolls[Number(index)]?.key
        : undefined;
  return key === undefined ? table : `${table}.${key}.${cell}`;
}
