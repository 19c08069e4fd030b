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
import { WindowTags } from './windows/window-tags.tsx';

const windowsBy = (hours: readonly ShiftHours[]) =>
  defineRecord({
    list: listAttainmentWindows,
    create: createAttainmentWindow,
    update: updateAttainmentWindow,
    label: 'customerName',
    copy: ['customerId'],
    copyFrom: msg('复制自'),
    actions: {
      delete: {
        ...{
          operation: deleteAttainmentWindow,
          label: msg('删除'),
          ok: msg('删除成功'),
          danger: true,
        },
        confirm: ([{ customerName }]) =>
          t('删除后 {customer} 使用公司默认时间窗，确定？', { customer: customerName }),
        query: ([{ id, version }]) => ({ id, version }),
      },
    },
    fields: AttainmentWindowRowFields,
    columns: [
      ...(['customerName'] as const),
      { field: 'windows', Cell: WindowTags },
      ...(['weightSum', 'okPct', 'warnPct', 'measure', 'updateDate'] as const),
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
      'measure',
      'okPct',
      'warnPct',
      {
        field: 'windows',
        rows: ['from', 'to', 'weight'],
        keys: ['from'],
        line: (lines) => ({ from: lines.at(-1)?.to ?? '', weight: '1' }),
        hint: msg('时间窗之间可以有空档，不能重叠'),
      },
    ],
  });

export default function AttainmentWindows() {
  const hours = useWorkedHours();
  const windows = useMemo(() => windowsBy(hours), [hours]);
  return <RecordScreen record={windows} />;
}
