import { FabricLotRowFields, FabricRollRowFields } from '@garment-mes/sdk/labels';
import { getCloth, inspectCloth } from '@garment-mes/sdk/mes2';
import { Combobox, Tag } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { BusinessLog } from '#screens/detail/business-log.tsx';
import { DetailScreen, type DetailTab } from '#screens/detail/detail-screen.tsx';
import { RowButtons } from '#screens/detail/row-buttons.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { RecordTable } from '#screens/list/record-table.tsx';
import { RecordPanel } from '#screens/record/record-form.tsx';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { useRecordForms } from '#screens/record/use-record-forms.tsx';
import { INSPECTED, inspection, inspectionRow } from './receipt/inspection.ts';
import { type Receipt, receiptOf, receiptRecord } from './receipt/receipt.ts';
import { RollLife } from './receipt/roll-life.tsx';
import { rollsOf } from './receipt/rolls.ts';
import { INSPECTION_TAB } from './rolls/inspection-tab.ts';

const isInspectable = ({ status }: Receipt): boolean => status === 0 || status === 1;

/** One receipt of fabric: its rolls, what the inspector finds on them, its verdict, and where every metre went. */
export default function ClothDetail({ cNo }: { readonly cNo: string }) {
  const answer = useOperation(getCloth, { query: { cNo } }, { live: 'cloth' });
  const { data } = answer;
  const receipt = useMemo(() => data && receiptOf(data), [data]);
  const record = useMemo(() => receiptRecord(cNo), [cNo]);
  const forms = useRecordForms(record);
  const [lead, setLead] = useState<{ readonly tab: string }>();
  const readAgain = async () => {
    const { data: now } = await answer.refetch();
    if (now === undefined) return undefined;
    const values = inspection.valuesOf(inspectionRow(receiptOf(now)));
    return { values, version: now.lot.version };
  };
  const tabs: readonly DetailTab<Receipt>[] = [
    {
      id: 'rolls',
      label: msg('布卷'),
      count: ({ rollNum }) => rollNum,
      content: () => <Rolls cNo={cNo} />,
    },
    {
      id: INSPECTION_TAB,
      label: msg('验布'),
      content: (row) => <Inspection receipt={row} readAgain={readAgain} />,
    },
    { id: 'life', label: msg('去向'), content: (row) => <Lives receipt={row} /> },
    {
      id: 'log',
      label: msg('日志'),
      content: ({ id }) => (
        <BusinessLog
          kind="cloth"
          id={id}
          parts={{ head: { name: cNo, fields: FabricLotRowFields } }}
        />
      ),
    },
  ];
  return (
    forms.page || (
      <DetailScreen<Receipt>
        query={{ ...answer, data: receipt } as UseQueryResult<Receipt, Error>}
        fields={FabricLotRowFields}
        number={(row) => row.cNo}
        summary={(row) => <Verdicts receipt={row} />}
        facts={['materialName', 'orderNo', 'totalLen', 'remainLen', 'pointsPer100', 'relaxDate']}
        actions={(row) => (
          <RowButtons
            list={record.list}
            row={row}
            take={(name, rows) => {
              if (name !== 'inspect') return forms.take(name, rows as never);
              setLead({ tab: INSPECTION_TAB });
              return true;
            }}
          />
        )}
        tabs={tabs}
        lead={lead}
        list={href('/mes/cloth/clothList')}
      />
    )
  );
}

function Verdicts({ receipt }: { readonly receipt: Receipt }) {
  const t = useText();
  const { status, inspectResult, shortLen } = receipt;
  return (
    <>
      <FieldValue name="status" field={FabricLotRowFields.status} value={status} />
      <FieldValue
        name="inspectResult"
        field={FabricLotRowFields.inspectResult}
        value={inspectResult}
      />
      {Number(shortLen) > 0 && (
        <Tag tone="warn">{t('短码 {len} 米', { len: Number(shortLen) })}</Tag>
      )}
    </>
  );
}

function Rolls({ cNo }: { readonly cNo: string }) {
  const record = useMemo(() => rollsOf(cNo), [cNo]);
  return <RecordScreen record={record} />;
}

interface InspectionProps {
  readonly receipt: Receipt;
  readonly readAgain: Parameters<typeof RecordPanel>[0]['readAgain'];
}

/** What is found on the rolls: typed until the receipt is released, by those who may. */
function Inspection({ receipt, readAgain }: InspectionProps) {
  const t = useText();
  const { can } = useWorkbench();
  const row = useMemo(() => inspectionRow(receipt), [receipt]);
  if (isInspectable(receipt) && can(inspectCloth.permissionKey))
    return <RecordPanel record={inspection} row={row} readAgain={readAgain} />;
  return (
    <RecordTable
      label={t('验布')}
      fields={FabricRollRowFields}
      columns={INSPECTED}
      rows={receipt.rolls}
    />
  );
}

function Lives({ receipt: { rolls } }: { readonly receipt: Receipt }) {
  const [id, choose] = useTabState('roll-life', rolls[0]?.id ?? '');
  const roll = rolls.find((each) => each.id === id);
  return (
    <>
      <Combobox
        aria-label={FabricRollRowFields.rollNo.zh}
        value={id}
        options={rolls.map((each) => ({ value: each.id, label: each.rollNo }))}
        onValueChange={choose}
      />
      {roll && <RollLife key={roll.id} row={roll} />}
    </>
  );
}
