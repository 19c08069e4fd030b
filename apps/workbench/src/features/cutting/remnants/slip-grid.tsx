import { RemnantKindLabels, RemnantLineFields } from '@garment-mes/sdk/labels';
import type { RemnantSlip } from '@garment-mes/sdk/mes2';
import { EditableTable, type EditColumn } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage, labelOf, t, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { ReferenceRow } from '#screens/references/references.ts';
import {
  type NamedRecords,
  namesOf,
  useNamedRecords,
} from '#screens/references/use-named-records.ts';
import { isTooShort, lacksWeight, needsPlace, RemnantKind, type SlipLine } from './slip-draft.ts';

const kinds = Object.entries(RemnantKindLabels);

interface SlipGridProps {
  readonly slip: RemnantSlip;
  readonly lines: readonly SlipLine[];
  readonly readOnly: boolean;
  readonly onChange: (lines: readonly SlipLine[]) => void;
}

/** The lines of a slip: which roll, what is left of it, and where that goes. */
export function SlipGrid({ slip, lines, readOnly, onChange }: SlipGridProps) {
  const t = useText();
  const names = namesOf(lines, 'toWarehouseId', 'toWarehouseName');
  const stores = useNamedRecords('listWarehouses', { names });
  const language = currentLanguage();
  const { rolls } = slip;

  const columns = useMemo(() => slipColumns(rolls, stores), [rolls, stores, language]);

  return (
    <EditableTable<SlipLine>
      label={t('剩料单')}
      columns={columns}
      rows={lines}
      onRowsChange={onChange}
      readOnly={readOnly}
      createRow={(id) => ({
        id,
        tympanId: '',
        rollNo: '',
        materialName: '',
        colorName: '',
        dyeLot: null,
        shade: null,
        kind: RemnantKind.endBit,
        len: '',
        weight: null,
        toWarehouseId: null,
        toWarehouseName: null,
        locationCode: null,
        newRollNo: null,
      })}
    />
  );
}

function slipColumns(
  rolls: RemnantSlip['rolls'],
  stores: NamedRecords<ReferenceRow<'listWarehouses'>>,
): readonly EditColumn<SlipLine>[] {
  const head = (name: keyof typeof RemnantLineFields & string) =>
    fieldLabel(RemnantLineFields, name);
  return [
    {
      id: 'tympanId',
      header: head('rollNo'),
      kind: 'select',
      width: 148,
      pinned: true,
      required: true,
      options: rolls.map(({ tympanId, rollNo }) => ({ value: tympanId, label: rollNo })),
      write: (line, tympanId) => ({
        ...line,
        tympanId,
        rollNo: rolls.find((roll) => roll.tympanId === tympanId)?.rollNo ?? '',
      }),
    },
    {
      id: 'kind',
      header: head('kind'),
      kind: 'select',
      width: 96,
      required: true,
      options: kinds.map(([value, label]) => ({ value, label: labelOf(label) })),
      read: ({ kind }) => String(kind),
      write: (line, kind) => ({ ...line, kind: Number(kind) as SlipLine['kind'] }),
    },
    {
      id: 'len',
      header: head('len'),
      kind: 'number',
      width: 112,
      places: 3,
      required: true,
      validate: (text, line) =>
        Number(text) > 0 ? (isTooShort(line) ? t('不足1米应为布头') : undefined) : t('长度须大于0'),
    },
    {
      id: 'weight',
      header: head('weight'),
      kind: 'number',
      width: 104,
      places: 3,
      read: ({ weight }) => weight ?? '',
      write: (line, weight) => ({ ...line, weight: weight === '' ? null : weight }),
      validate: (_, line) => (lacksWeight({ rolls }, line) ? t('布头须填重量') : undefined),
    },
    {
      id: 'toWarehouseId',
      header: head('toWarehouseId'),
      kind: 'select',
      width: 156,
      options: stores.options,
      search: stores.search,
      read: ({ toWarehouseId }) => toWarehouseId ?? '',
      write: (line, id) => ({
        ...line,
        toWarehouseId: id === '' ? null : id,
        toWarehouseName: stores.nameOf(id) ?? null,
      }),
      validate: (text, line) => (text === '' && needsPlace(line) ? t('请选择去向仓') : undefined),
    },
    {
      id: 'locationCode',
      header: head('locationCode'),
      kind: 'text',
      width: 112,
      read: ({ locationCode }) => locationCode ?? '',
      write: (line, text) => ({ ...line, locationCode: text === '' ? null : text }),
    },
    {
      id: 'newRollNo',
      header: head('newRollNo'),
      kind: 'computed',
      width: 148,
      cell: ({ newRollNo }) => newRollNo,
    },
  ];
}
