import {
  BundleRowFields,
  CuttingBedRollFields,
  PanelCheckRowFields,
} from '@garment-mes/sdk/labels';
import {
  type BundleRow,
  type CuttingBedRoll,
  getCuttingBed,
  listBundles,
  listPanelChecks,
  type PanelCheckRow,
} from '@garment-mes/sdk/mes2';
import { EmptyState, Skeleton, Tabs } from '@garment-mes/ui';
import { useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

const PAGE = { pageNum: 1, pageSize: 300 } as const;
// biome-ignore-start format: the columns of a table are one line.
const ROLLS: readonly Column<CuttingBedRoll>[] = [
  'rollNo',
  'dyeLot',
  'shade',
  'issuedLen',
  'plies',
  'usedLen',
  'spliceLen',
  'defectLen',
  'remnantLen',
  'returnLen',
  'diffLen',
];
const BUNDLES: readonly Column<BundleRow>[] = [
  'bundleLabel',
  'colorName',
  'sizeName',
  'shade',
  'plySpan',
  'num',
  'scrapNum',
  'status',
];
// biome-ignore-end format: the columns of a table are one line.
const CHECKS: readonly Column<PanelCheckRow>[] = [
  'bundleLabel',
  'checkNum',
  'faultNum',
  'replaceNum',
  'scrapNum',
  'badText',
  'result',
];

/** Rolls, bundles and checks of a bed, to be looked at. */
export function BedPanel({ bedId }: { readonly bedId: string }) {
  const t = useText();
  const [tab, setTab] = useState('rolls');
  const bed = useOperation(getCuttingBed, { query: { id: bedId } });
  const bundles = useOperation(listBundles, { query: { ...PAGE, reduceBedId: bedId } });
  const checks = useOperation(listPanelChecks, { query: { ...PAGE, reduceBedId: bedId } });
  const rolls = bed.data?.rolls;
  return (
    <Tabs
      label={t('内容')}
      value={tab}
      onValueChange={setTab}
      items={[
        {
          value: 'rolls',
          label: t('布卷'),
          count: rolls?.length,
          content: (
            <Rows rows={rolls}>
              {(rows) => (
                <RecordTable
                  label={t('布卷')}
                  fields={CuttingBedRollFields}
                  columns={ROLLS}
                  rows={rows}
                />
              )}
            </Rows>
          ),
        },
        {
          value: 'bundles',
          label: t('扎号'),
          count: bundles.data?.total,
          content: (
            <Rows rows={bundles.data?.list}>
              {(rows) => (
                <RecordTable
                  label={t('扎号')}
                  fields={BundleRowFields}
                  columns={BUNDLES}
                  rows={rows}
                  total={bundles.data?.total ?? 0}
                />
              )}
            </Rows>
          ),
        },
        {
          value: 'checks',
          label: t('裁片检验'),
          count: checks.data?.total,
          content: (
            <Rows rows={checks.data?.list}>
              {(rows) => (
                <RecordTable
                  label={t('裁片检验')}
                  fields={PanelCheckRowFields}
                  columns={CHECKS}
                  rows={rows}
                  total={checks.data?.total ?? 0}
                />
              )}
            </Rows>
          ),
        },
      ]}
    />
  );
}

function Rows<Row>(props: {
  readonly rows: readonly Row[] | undefined;
  readonly children: (rows: readonly Row[]) => React.ReactNode;
}) {
  const { rows, children } = props;
  if (rows === undefined) return <Skeleton lines={3} />;
  return rows.length === 0 ? <EmptyState /> : children(rows);
}
