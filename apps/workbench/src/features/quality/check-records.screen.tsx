import { CheckRecordRowFields, CreateCheckRecordBodyFields } from '@garment-mes/sdk/labels';
import {
  type CheckRecordRow,
  countCheckRecords,
  listCheckRecords,
  reinspectCheckRecord,
  submitCheckRecord,
} from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { msg, t } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { LineField } from '#garment/line-field.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import {
  BundleBeside,
  BundleField,
  beginCheck,
  beginIssues,
  CheckTypeField,
  ofBundle,
  useMostGarments,
  validateBegin,
} from './checks/begin-check.tsx';
import { claimed, isOpen, look, takeBack, takeBackSubmitted, tap } from './checks/check-actions.ts';
import { CheckPage } from './checks/check-page.tsx';
import { ReinspectDialog } from './checks/reinspect-dialog.tsx';
import { WaitingTaps } from './checks/waiting-taps.tsx';

/** Everyday checks; lots have a list of their own. */
const TYPES = ['1', '2', '3', '4', '6', '7'];

const checks = defineRecord({
  list: listCheckRecords,
  create: beginCheck,
  label: 'checkNo',
  edit: 'page',
  liveTopic: 'qc',
  words: { create: msg('新增质检'), save: msg('开始检验') },
  fields: CheckRecordRowFields,
  columns: [
    ...(['checkNo', 'checkType', 'status', 'result', 'orderNo', 'styleNo', 'barcode'] as const),
    ...(['bundleNo', 'lineDeptName', 'checkNum', 'passNum', 'reworkNum', 'openReworkNum'] as const),
    ...(['secondNum', 'scrapNum', 'defectNum', 'dhu', 'round', 'inspectorName'] as const),
    ...(['workDate', 'createDate'] as const),
  ],
  order: 'createDate desc',
  tabs: [
    { name: 'all', label: msg('全部'), filter: { checkType: TYPES } },
    ...[
      { name: 'first', label: msg('首件'), filter: { checkType: ['1'] } },
      { name: 'inline', label: msg('巡检'), filter: { checkType: ['2'] } },
      { name: 'endLine', label: msg('中查'), filter: { checkType: ['3'] } },
      { name: 'finishing', label: msg('尾查'), filter: { checkType: ['4'] } },
      { name: 'fabric', label: msg('来料'), filter: { checkType: ['6'] } },
      { name: 'panels', label: msg('裁片'), filter: { checkType: ['7'] } },
    ],
  ],
  chips: {
    operation: countCheckRecords,
    chips: () => [],
    ofTabs({ counts: all }) {
      const of = (type: number) => all.find(({ checkType }) => checkType === type)?.recordNum ?? 0;
      const counts = { first: of(1), inline: of(2), endLine: of(3), finishing: of(4) };
      return { ...counts, fabric: of(6), panels: of(7) };
    },
  },
  begin: (today) => ({ days: { workDate: { from: today, to: today } } }),
  quickFilters: [
    ...(['workDate', 'status'] as const),
    { param: 'lineDeptId', label: msg('产线'), reference: 'departments' },
    { param: 'mine', label: msg('我的') },
    { param: 'openRework', label: msg('待复检') },
  ],
  body: CreateCheckRecordBodyFields,
  validate: validateBegin,
  check: beginIssues,
  found: useMostGarments,
  beside: BundleBeside,
  initial: { checkType: 3 },
  form: [
    { field: 'checkType', Control: CheckTypeField, wide: true },
    { field: 'barcode', Control: BundleField, chosen: ofBundle, wide: true },
    { field: 'orderId', among: { status: ['1', '2'] } },
    { field: 'lineDeptId', Control: LineField },
    'checkNum',
  ],
  actions: {
    tap,
    look,
    submit: {
      ...{ operation: submitCheckRecord, label: msg('提交'), when: isOpen },
      confirm: ([{ checkNo }]) => t('提交后数量不能修改，确定提交 {checkNo}？', { checkNo }),
      body: claimed,
    },
    reinspect: {
      ...{ operation: reinspectCheckRecord, label: msg('复检'), act() {} },
      when: ({ status, openReworkNum }) => status === 2 && openReworkNum > 0,
    },
    void: takeBack,
    voidSubmitted: takeBackSubmitted,
  },
});

/** The everyday checks: made and finished garment by garment on a page of tiles. */
export default function CheckRecords() {
  const [id, open] = useTabState<string | undefined>('check', undefined);
  const [parent, setParent] = useState<CheckRecordRow>();
  function take(name: string, [row]: readonly CheckRecordRow[]): boolean {
    if (row === undefined) return false;
    if (name === 'tap' || name === 'look') open(row.id);
    else if (name === 'reinspect') setParent(row);
    else return false;
    return true;
  }
  const onOpen = (next: string) => {
    setParent(undefined);
    open(next);
  };
  return (
    <>
      <RecordScreen
        record={checks}
        onSaved={(row) => open(row.id)}
        onAction={take}
        above={<WaitingTaps key={id} finals={false} onOpen={onOpen} />}
        page={
          id !== undefined && (
            <CheckPage
              key={id}
              {...{ id, list: checks.list, onOpen }}
              onAction={take}
              onClose={() => open(undefined)}
            />
          )
        }
      />
      {parent && (
        <ReinspectDialog
          {...{ parent, onOpened: onOpen }}
          max={parent.openReworkNum}
          label={t('复检')}
          onClose={() => setParent(undefined)}
        />
      )}
    </>
  );
}
