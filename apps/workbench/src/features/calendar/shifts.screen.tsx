import { SaveShiftBodyFields, ShiftRowFields } from '@garment-mes/sdk/labels';
import { deleteShift, listShifts, saveShift } from '@garment-mes/sdk/mes2';
import { validateSaveShift } from '@garment-mes/sdk/validators';
import { useMemo } from 'react';
import { msg, t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { dayShift } from './shifts/segment-values.ts';
import { checkShift, fromDate, segments, shiftColumns } from './shifts/shift-fields.tsx';
import { ShiftHours } from './shifts/shift-hours.tsx';

/** @param dayCutoff clock time at which the factory day turns: a shift ends by then */
const shiftsBy = (dayCutoff: string) =>
  defineRecord({
    list: listShifts,
    create: saveShift,
    update: saveShift,
    copy: ['code', 'isDefault'],
    actions: {
      delete: {
        ...{ operation: deleteShift, label: msg('删除'), ok: msg('删除成功'), danger: true },
        confirm: ([{ name }]) => t('删除班次 {name}？', { name }),
        query: ([{ id, version }]) => ({ id, version }),
      },
    },
    fields: ShiftRowFields,
    columns: shiftColumns,
    quickFilters: ['crossDay'],
    liveTopic: 'calendar',
    body: SaveShiftBodyFields,
    validate: validateSaveShift,
    check: (values, row) => checkShift(values, row, dayCutoff),
    initial: { segments: dayShift },
    form: [
      'code',
      'name',
      segments,
      { field: 'isDefault', hint: msg('公司只有一个默认班次，原来的会让出') },
      fromDate,
    ],
  });

export default function Shifts() {
  const { dayCutoff } = useWorkbench();
  const shifts = useMemo(() => shiftsBy(dayCutoff), [dayCutoff]);
  return <RecordScreen record={shifts} aside={(shift) => <ShiftHours shift={shift} />} />;
}
