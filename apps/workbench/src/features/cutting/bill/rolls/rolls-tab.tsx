import { decimal } from '@garment-mes/domain/decimal';
import { CuttingBedRollFields, RemnantKindLabels } from '@garment-mes/sdk/labels';
import { type CuttingBed, getRemnantSlip } from '@garment-mes/sdk/mes2';
import { type DataColumn, DataTable, useLocalRows, useTableState } from '@garment-mes/ui';
import { useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { currentLanguage, labelOf, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { isHandedOn } from '../tabs/handed-on.ts';

type Roll = CuttingBed['rolls'][number];

interface Row {
  readonly roll: Roll;
  /** What the label promised and the measuring did not find; negative when there was more. */
  readonly shortLen: string;
  /** What the slip did with the rest of the roll. */
  readonly rest: string;
}

const TEXTS = ['rollNo', 'cNo', 'colorName', 'dyeLot', 'shade'] as const;
const LENGTHS = ['labelLen', 'actualLen'] as const;
const USES = ['issuedLen', 'usedLen', 'spliceLen', 'defectLen', 'remnantLen', 'returnLen'] as const;

/** The rolls of a handed-on bed: label against measure, and what became of each rest. */
export function RollsTab({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const [state, setState] = useTableState({ density: 'small', pageSize: 100 });
  const slip = useOperation(
    getRemnantSlip,
    { query: { reduceBedId: bed.id } },
    { enabled: isHandedOn(bed), live: 'bed' },
  );
  const language = currentLanguage();
  const lines = slip.data?.id == null ? [] : slip.data.lines;
  const rows = bed.rolls.map(
    (roll): Row => ({
      roll,
      shortLen: decimal(roll.labelLen).minus(roll.actualLen).toFixed(3),
      rest: lines
        .filter(({ tympanId }) => tympanId === roll.tympanId)
        .map(({ kind, len, newRollNo }) =>
          [labelOf(RemnantKindLabels[kind]), len, newRollNo].filter(Boolean).join(' '),
        )
        .join(t('、')),
    }),
  );
  const columns = useMemo((): DataColumn<Row>[] => {
    const text = (id: (typeof TEXTS)[number]): DataColumn<Row> => ({
      id,
      header: fieldLabel(CuttingBedRollFields, id),
      cell: ({ roll }) => roll[id],
    });
    const number = (id: (typeof LENGTHS)[number] | (typeof USES)[number]): DataColumn<Row> => ({
      id,
      header: fieldLabel(CuttingBedRollFields, id),
      cell: ({ roll }) => roll[id],
      align: 'end',
    });
    return [
      ...TEXTS.map(text),
      {
        id: 'plies',
        header: t('起止层'),
        cell: ({ roll }) => `${roll.plyFrom}–${roll.plyTo}`,
      },
      ...LENGTHS.map(number),
      {
        id: 'shortLen',
        header: t('短码'),
        cell: ({ shortLen }) => shortLen,
        align: 'end',
      },
      ...USES.map(number),
      { id: 'rest', header: t('余料去向'), cell: ({ rest }) => rest },
    ];
  }, [language]);
  const shown = useLocalRows(rows, columns, state);
  return (
    <DataTable<Row>
      label={t('布卷')}
      columns={columns}
      rows={shown.rows}
      rowId={({ roll }) => roll.id}
      total={shown.total}
      state={state}
      onStateChange={setState}
      title={t('床次 {bed} 布卷', { bed: bed.bedLabel })}
      empty={t('这张床单没有布卷')}
    />
  );
}
