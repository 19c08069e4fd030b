import { CreateCuttingDieBodyFields, CuttingDieRowFields } from '@garment-mes/sdk/labels';
import { createCuttingDie, listCuttingDies, updateCuttingDie } from '@garment-mes/sdk/mes2';
import { validateCreateCuttingDie } from '@garment-mes/sdk/validators';
import { msg } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { dieActions } from './dies/die-actions.ts';
import { checkDie, mayChange, partCodes, sizeIds, styleNos } from './dies/die-fields.tsx';
import { dieColumns } from './dies/life-bar.tsx';

const dies = defineRecord({
  list: listCuttingDies,
  create: createCuttingDie,
  update: updateCuttingDie,
  when: { edit: mayChange },
  label: 'moldNo',
  fields: CuttingDieRowFields,
  columns: dieColumns,
  liveTopic: 'knifeMold',
  quickFilters: [
    'status',
    { param: 'partCode', label: msg('部位'), reference: 'listCuttingDieParts' },
    { param: 'styleId', label: msg('款式'), reference: 'listStyles' },
    { param: 'lowLife', label: msg('剩余不足10%') },
  ],
  body: CreateCuttingDieBodyFields,
  validate: validateCreateCuttingDie,
  check: checkDie,
  initial: { partCodes: [] },
  form: [
    ...(['moldNo', 'name'] as const),
    ...[styleNos, partCodes, sizeIds],
    ...(['lifeNum', 'locationCode', 'makeDate', 'imageUrl', 'remark'] as const),
  ],
  actions: dieActions,
});

export default function Dies() {
  return <RecordScreen record={dies} />;
}
