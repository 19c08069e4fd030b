import { SaveShiftBodyFields, ShiftRowFields } from '@garment-mes/sdk/labels';
import { deleteShift, listShifts, type ShiftRow, saveShift } from '@garment-mes/sdk/mes2';
import { validateSaveShift } from '@garment-mes/sdk/validators';
import { msg } from '#app/i18n.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { useRecordForms } from '#screens/record/use-record-forms.tsx';
import { dayShift } from './shifts/segment-values.ts';
import { checkShift, fromDate, segments, shiftColumns } from './shifts/shift-fields.tsx';
import { ShiftHours } from './shifts/shift-hours.tsx';

const shifts = defineRecord({
  list: listShifts,
  create: saveShift,
  update: saveShift,
  remove: deleteShift,
  fields: ShiftRowFields,
  columns: shiftColumns,
  quickFilters: ['crossDay'],
  liveTopic: 'calendar',
  body: SaveShiftBodyFields,
  validate: validateSaveShift,
  check: checkShift,
  initial: { segments: dayShift },
  form: [
    'code',
    'name',
    segments,
    { field: 'isDefault', hint: msg('公司只有一个默认班次，原来的会让出') },
    fromDate,
  ],
  actions: { copy: { operation: saveShift, label: msg('复制') } },
});

/** What a copy takes over: its code is its own, and only one shift is the default. */
const copied = (shift: ShiftRow): FormValues => {
  const { code: _, isDefault: __, ...values } = shifts.valuesOf(shift);
  return { ...shifts.initial, ...values };
};

export default function Shifts() {
  const { take, begin, kept, beside } = useRecordForms(shifts);
  return (
    <>
      <ListScreen
        list={shifts.list}
        aside={(shift) => <ShiftHours shift={shift} />}
        above={kept}
        onAction={(name, rows) => {
          const [shift] = rows;
          if (name !== 'copy' || shift === undefined) return take(name, rows);
          begin(copied(shift));
          return true;
        }}
      />
      {beside}
    </>
  );
}
