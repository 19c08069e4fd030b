import { CuttingBedRollFields } from '@garment-mes/sdk/labels';
import { type CuttingBed, listBundles } from '@garment-mes/sdk/mes2';
import {
  Alert,
  type DataColumn,
  DataTable,
  EmptyState,
  ErrorState,
  Skeleton,
  useLocalRows,
  useTableState,
} from '@garment-mes/ui';
import { useMemo } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { type RollProof, rollProofs, sharesText } from './roll-bundles.ts';

const ALL = { pageNum: 1, pageSize: 1_000, order: 'bundle_no_num asc' } as const;
const rowId = ({ id }: RollProof): string => id;

/** Roll by roll the bundles it went into: the proof when shades are claimed. It can be exported. */
export function RollBundlesTab({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const [state, setState] = useTableState({ density: 'small', pageSize: 100 });
  const { data, error, refetch } = useOperation(
    listBundles,
    { query: { ...ALL, reduceBedId: bed.id } },
    { live: 'bundle' },
  );
  const language = currentLanguage();
  const columns = useMemo((): DataColumn<RollProof>[] => {
    const label = (name: string) => fieldLabel(CuttingBedRollFields, name);
    return [
      { id: 'rollNo', header: label('rollNo'), cell: ({ rollNo }) => rollNo },
      {
        id: 'colorName',
        header: label('colorName'),
        cell: ({ colorName }) => colorName,
      },
      { id: 'dyeLot', header: label('dyeLot'), cell: ({ dyeLot }) => dyeLot },
      { id: 'shade', header: label('shade'), cell: ({ shade }) => shade },
      {
        id: 'plies',
        header: t('起止层'),
        cell: ({ plyFrom, plyTo }) => `${plyFrom}–${plyTo}`,
      },
      { id: 'bundles', header: t('扎号'), cell: ({ shares }) => sharesText(shares) },
    ];
  }, [language]);
  const proofs = useMemo(() => rollProofs(bed, data?.list ?? []), [bed, data?.list]);
  const shown = useLocalRows(proofs, columns, state);
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.list.length === 0) return <EmptyState>{t('还没有生成扎号')}</EmptyState>;
  const left = data.total - data.list.length;
  return (
    <>
      {left > 0 && (
        <Alert tone="warn">
          {t('这张床共{total}扎，这里只有前{count}扎；其余见扎号列表', {
            total: data.total,
            count: data.list.length,
          })}
        </Alert>
      )}
      <DataTable<RollProof>
        label={t('卷→扎')}
        columns={columns}
        rows={shown.rows}
        rowId={rowId}
        total={shown.total}
        state={state}
        onStateChange={setState}
        title={t('床次 {bed} 卷→扎', { bed: bed.bedLabel })}
      />
    </>
  );
}
