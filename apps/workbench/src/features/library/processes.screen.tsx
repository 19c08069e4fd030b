import { createProcess, deleteProcess, listProcesses, updateProcess } from '@garment-mes/sdk/ccm';
import { CreateProcessBodyFields, ProcessRowFields } from '@garment-mes/sdk/labels';
import { validateCreateProcess } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';

const processes = defineRecord({
  list: listProcesses,
  create: createProcess,
  update: updateProcess,
  remove: deleteProcess,
  fields: ProcessRowFields,
  liveTopic: 'dict',
  quickFilters: [
    'section',
    { param: 'machineTypeId', label: msg('机种'), reference: 'listMachineTypes' },
    'grade',
    'status',
  ],
  body: CreateProcessBodyFields,
  validate: validateCreateProcess,
  initial: { grade: 'B', payScope: 1, isTicket: 1 },
  form: [
    ...(['code', 'name', 'nameEn', 'section', 'partCode', 'machineTypeId'] as const),
    ...(['sam', 'price', 'grade', 'payScope'] as const),
    ...(['isCheckpoint', 'isOutput', 'isTicket'] as const),
  ],
  state: {
    field: 'status',
    confirm: ([{ name }]) => t('停用 {name}？已用到它的记录不变', { name }),
  },
});

/** The library of operations that the bills of styles are made of. */
export default function Processes() {
  return <RecordScreen record={processes} />;
}
