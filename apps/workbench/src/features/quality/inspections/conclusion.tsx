import { AqlLotFields, AqlStateFields, CheckRecordRowFields } from '@garment-mes/sdk/labels';
import {
  type CheckRecord,
  type CheckRecordRow,
  getAqlState,
  listCheckRecords,
  type Order,
} from '@garment-mes/sdk/mes2';
import { ErrorState, Tag } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import type { Tally } from '../checks/taps.ts';
import { FINAL } from '../checks/use-taps.ts';
import styles from './inspections.module.css';
import { isAccepted, resultText } from './lot-plan.ts';

const MOST_ROUNDS = 50;

interface ConclusionProps {
  readonly check: CheckRecord;
  readonly tally: Tally;
}

/** What the faults make of the lot, who says so, and the rounds before. */
export function Conclusion({ check: { record }, tally }: ConclusionProps) {
  const t = useText();
  const { orderId, shipmentId, acRe, sampleNum } = record;
  const { criticalNum, majorNum, minorNum, doneNum } = tally;
  const lot = { acRe, criticalNum, majorNum, minorNum };
  const isWhole = doneNum >= (sampleNum ?? 0);
  const rounds = useOperation(
    listCheckRecords,
    { query: { checkType: FINAL, orderId, order: 'round_num asc', pageSize: MOST_ROUNDS } },
    { live: 'qc' },
  );
  return (
    <div className={styles.tab}>
      <p>
        {t('按疵点判定')} <Tag tone={isAccepted(lot) ? 'ok' : 'bad'}>{resultText(lot)}</Tag>{' '}
        {!isWhole &&
          isAccepted(lot) &&
          t('应抽{asked}件，已检{checked}件', { asked: sampleNum ?? 0, checked: doneNum })}
      </p>
      <Facts
        fields={CheckRecordRowFields}
        names={['inspectorName', 'workDate', 'confirmByName', 'confirmDate']}
        record={record}
      />
      {rounds.error && (
        <ErrorState onRetry={() => void rounds.refetch()}>{failureText(rounds.error)}</ErrorState>
      )}
      <RecordTable<CheckRecordRow>
        label={t('各轮次')}
        fields={CheckRecordRowFields}
        columns={[
          ...(['checkNo', { field: 'round', shown: true }, 'lotNum', 'sampleNum'] as const),
          ...(['checkNum', 'criticalNum', 'majorNum', 'minorNum', 'acRe'] as const),
          ...(['result', 'status', 'inspectorName', 'workDate'] as const),
        ]}
        rows={(rounds.data?.list ?? []).filter((each) => each.shipmentId === shipmentId)}
      />
    </div>
  );
}

/** Whether the customer's style is inspected normally or tightened, and the lots behind it. */
export function SamplingState({ order }: { readonly order: Order }) {
  const { customerId, styleId } = order;
  const { data } = useOperation(getAqlState, { query: { customerId, styleId } });
  if (data === undefined) return null;
  return (
    <>
      <p>
        {fieldLabel(AqlStateFields, 'mode')}{' '}
        <FieldValue name="mode" field={fieldOf(AqlStateFields, 'mode')} value={data.mode} />
      </p>
      <RecordTable
        label={fieldLabel(AqlStateFields, 'lots')}
        fields={AqlLotFields}
        columns={['checkNo', 'orderNo', 'workDate', 'result']}
        rows={data.lots.map((lot) => ({ ...lot, id: lot.checkId }))}
      />
    </>
  );
}
