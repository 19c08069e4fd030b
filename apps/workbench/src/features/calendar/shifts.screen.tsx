import { SaveShiftBodyFields, ShiftRowFields } from '@garment-mes/sdk/labels';
import { deleteShift, listShifts, saveShift } from '@garment-mes/sdk/mes2';
import { validateSaveShift } from '@garment-mes/sdk/validators';
import { msg } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { dayShift } from './shifts/segment-values.ts';
import { checkShift, fromDate, segments, shiftColumns } from './shifts/shift-fields.tsx';
import { ShiftHours } from './shifts/shift-hours.tsx';

const shifts = defineRecord({
  list: listShifts,
  create: saveShift,
  update: saveShift,
  remove: deleteShift,
  copy: ['code', 'isDefault'],
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
});

export default function Shifts() {
  return <RecordScreen record={shifts} aside={(shift) => <ShiftHours shift={shift} />} />;
}
