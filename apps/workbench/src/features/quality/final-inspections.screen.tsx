import { CheckRecordRowFields, CreateCheckRecordBodyFields } from '@garment-mes/sdk/labels';
import { type CheckRecordRow, listCheckRecords } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { msg, t } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { look, takeBack, takeBackSubmitted, tapLot } from './checks/check-actions.ts';
import { ReinspectDialog } from './checks/reinspect-dialog.tsx';
import { FINAL } from './checks/use-taps.ts';
import { WaitingTaps } from './checks/waiting-taps.tsx';
import {
  beginInspection,
  lotIssues,
  ofShipment,
  PlanBeside,
  ShipmentField,
  validateBegin,
} from './inspections/begin-inspection.tsx';
import { InspectionPage } from './inspections/inspection-page.tsx';
import { PrintReport } from './inspections/inspection-report.tsx';
import { again, concession, confirm, submit } from './inspections/lot-actions.ts';

const shown = <Field extends keyof CheckRecordRow & string>(field: Field) =>
  ({ field, shown: true }) as const;

const inspections = defineRecord({
  list: listCheckRecords,
  query: { checkType: FINAL },
  create: beginInspection,
  label: 'checkNo',
  edit: 'page',
  liveTopic: 'qc',
  words: { create: msg('新增终检'), save: msg('开始终检') },
  fields: CheckRecordRowFields,
  columns: [
    ...(['checkNo', 'orderNo', 'shipmentNo', 'result', 'status', 'customerName'] as const),
    ...(['lotNum', 'codeLetter'] as const),
    ...(['sampleNum', 'checkNum', 'criticalNum', 'majorNum', 'minorNum', 'acRe'] as const),
    ...(['tightened', shown('round'), 'inspectorName', 'workDate'] as const),
    ...(['confirmByName', 'confirmDate'] as const),
  ],
  order: 'workDate desc',
  quickFilters: [
    ...(['result', 'status'] as const),
    { param: 'customerId', label: msg('客户'), reference: 'listCustomers' },
    'workDate',
  ],
  presets: [
    { label: msg('待确认'), filter: { status: ['1'] } },
    { label: msg('加严'), filter: { tightened: ['1'] } },
  ],
  body: CreateCheckRecordBodyFields,
  validate: validateBegin,
  check: lotIssues,
  beside: PlanBeside,
  form: [
    { field: 'orderId', among: { status: ['1', '2'] } },
    { field: 'shipmentId', of: 'orderId', Control: ShipmentField, chosen: ofShipment },
    'lotNum',
    { field: 'inspectorId', hint: msg('空着是本人') },
  ],
  actions: {
    tap: tapLot,
    look,
    submit,
    confirm,
    concession,
    reinspect: again,
    void: takeBack,
    voidSubmitted: takeBackSubmitted,
    print: { label: msg('打印报告'), open: PrintReport },
  },
});

/** Final inspections of lots by their sampling plan, until the quality manager confirms them. */
export default function FinalInspections() {
  const [id, open] = useTabState<string | undefined>('inspection', undefined);
  const [refused, setRefused] = useState<CheckRecordRow>();
  function take(name: string, [row]: readonly CheckRecordRow[]): boolean {
    if (row === undefined) return false;
    if (name === 'tap' || name === 'look') open(row.id);
    else if (name === 'reinspect') setRefused(row);
    else return false;
    return true;
  }
  const onOpen = (next: string) => {
    setRefused(undefined);
    open(next);
  };
  return (
    <>
      <RecordScreen
        record={inspections}
        onSaved={(row) => open(row.id)}
        onAction={take}
        above={<WaitingTaps key={id} finals onOpen={onOpen} />}
        page={
          id !== undefined && (
            <InspectionPage
              key={id}
              {...{ id, list: inspections.list }}
              onAction={take}
              onClose={() => open(undefined)}
            />
          )
        }
      />
      {refused && (
        <ReinspectDialog
          parent={refused}
          max={refused.lotNum ?? 1}
          first={refused.sampleNum ?? 1}
          label={t('再检')}
          onOpened={onOpen}
          onClose={() => setRefused(undefined)}
        />
      )}
    </>
  );
}
