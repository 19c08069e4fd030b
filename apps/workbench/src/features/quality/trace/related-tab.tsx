import { BundleRowFields, TraceRelationLabels } from '@garment-mes/sdk/labels';
import { listRelatedBundles, type TraceRelation } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, RadioGroup, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './trace.module.css';

const RELATIONS = Object.keys(TraceRelationLabels) as readonly TraceRelation[];
/** Bundles shown; a roll lies under a few hundred at most. */
const SHOWN = 200;

/** Bundles that share the fate of this one: the same roll, lot, delivery, carton or person. */
export function RelatedTab({ bundleId }: { readonly bundleId: string }) {
  const t = useText();
  const [by, setBy] = useState<TraceRelation>('roll');
  const query = { bundleId, by, pageNum: 1, pageSize: SHOWN };
  const { data, error, refetch } = useOperation(listRelatedBundles, { query });
  return (
    <>
      <RadioGroup
        variant="segments"
        aria-label={t('关联方式')}
        className={styles.relations}
        value={by}
        onValueChange={(value) => setBy(value as TraceRelation)}
        options={RELATIONS.map((value) => ({ value, label: labelOf(TraceRelationLabels[value]) }))}
      />
      {error && <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>}
      {data === undefined && !error && <Skeleton lines={6} />}
      {data?.list.length === 0 && <EmptyState>{t('没有关联的扎号')}</EmptyState>}
      {data !== undefined && data.list.length > 0 && (
        <RecordTable
          label={t('关联')}
          fields={BundleRowFields}
          columns={[
            'bundleLabel',
            'barcode',
            'orderNo',
            'bedNo',
            'colorName',
            'sizeName',
            'shade',
            'num',
            'currentProcess',
            'lineDeptName',
            'lastScanDate',
            'status',
          ]}
          rows={data.list}
          total={data.total}
        />
      )}
    </>
  );
}
