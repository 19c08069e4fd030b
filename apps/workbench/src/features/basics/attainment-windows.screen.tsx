import {
  AttainmentWindowRowFields,
  CreateAttainmentWindowBodyFields,
} from '@garment-mes/sdk/labels';
import {
  createAttainmentWindow,
  deleteAttainmentWindow,
  listAttainmentWindows,
  updateAttainmentWindow,
} from '@garment-mes/sdk/mes2';
import { validateCreateAttainmentWindow } from '@garment-mes/sdk/validators';
import { useMemo } from 'react';
import { msg, t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { checkWindows, type ShiftHours, useWorkedHours } from './windows/check-windows.ts';
import { windowWords } from './windows/window-words.ts';

const windowsBy = (hours: readonly ShiftHours[]) =>
  defineRecord({
    list: listAttainmentWindows,
    create: createAttainmentWindow,
    update: updateAttainmentWindow,
    remove: deleteAttainmentWindow,
    label: 'customerName',
    copy: ['customerId'],
    copyFrom: msg('复制自'),
    confirm: ([{ customerName }]) =>
      t('删除后 {customer} 使用公司默认时间窗，确定？', { customer: customerName }),
    fields: AttainmentWindowRowFields,
    columns: [
      'customerName',
      { id: 'windows', title: msg('时间窗'), value: ({ windows }) => windowWords(windows) },
      'weightSum',
      'okPct',
      'warnPct',
      'measure',
      'updateDate',
    ],
    quickFilters: [
      { param: 'customerId', label: msg('客户'), reference: 'listCustomers' },
      'measure',
    ],
    body: CreateAttainmentWindowBodyFields,
    validate: validateCreateAttainmentWindow,
    check: (values) => checkWindows(values, hours),
    initial: { okPct: '100', warnPct: '90', measure: 1, windows: [] },
    form: [
      'customerId',
      { field: 'measure', segments: true },
      'okPct',
      'warnPct',
      {
        field: 'windows',
        rows: ['from', 'to', 'weight'],
        keys: ['from'],
        line: (lines) => ({ from: lines.at(-1)?.to ?? '', weight: '1' }),
        hint: msg('时间窗之间可以有空档，不能重叠；改动从次日起生效'),
      },
    ],
  });

export default function AttainmentWindows() {
  const hours = useWorkedHours();
  const windows = useMemo(() => windowsBy(hours), [hours]);
  return <RecordScreen record={windows} />;
}
