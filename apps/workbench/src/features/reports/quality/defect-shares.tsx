import { CheckTypeLabels, QualityGateFields } from '@garment-mes/sdk/labels';
import {
  type CheckType,
  getOrderDefectPareto,
  type OrderQualityReportRow,
  type QualityGate,
} from '@garment-mes/sdk/mes2';
import { Chart, EmptyState, ErrorState, RadioGroup, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';

import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from '../cutting/report.module.css';

const GATES: readonly Column<QualityGate>[] = ['gate', 'checkNum', 'faultNum', 'defectNum'];

/** What was wrong with an order, the most frequent first, at all of its gates or at one. */
export function DefectShares({ row }: { readonly row: OrderQualityReportRow }) {
  const t = useText();
  const [gate, setGate] = useState('');
  const { orderId, gates } = row;
  const query = { orderId, ...(gate && { gate: Number(gate) as CheckType }) };
  const { data, error, refetch } = useOperation(getOrderDefectPareto, { query });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  return (
    <div className={styles.panel}>
      <RadioGroup
        variant="segments"
        aria-label={t('检验关口')}
        value={gate}
        onValueChange={setGate}
        options={[
          { value: '', label: t('全部') },
          ...gates.map((one) => ({
            value: String(one.gate),
            label: labelOf(CheckTypeLabels[one.gate]),
          })),
        ]}
      />
      {data === undefined && <Skeleton lines={6} />}
      {data?.length === 0 && <EmptyState>{t('没有疵点')}</EmptyState>}
      {data !== undefined && data.length > 0 && (
        <Chart
          label={t('疵点帕累托')}
          chart={{
            kind: 'pareto',
            label: t('疵点数'),
            items: data.map(({ badItemName, num }) => ({ label: badItemName, value: num })),
          }}
        />
      )}
      <RecordTable
        label={t('检验关口')}
        fields={QualityGateFields}
        columns={GATES}
        rows={gates.map((one) => ({ ...one, id: one.gate }))}
      />
    </div>
  );
}
