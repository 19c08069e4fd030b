import { RemnantLineFields, RemnantSlipFields } from '@garment-mes/sdk/labels';
import { type CuttingBed, getRemnantSlip, type RemnantLine } from '@garment-mes/sdk/mes2';
import { DescriptionList, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

const COLUMNS: readonly Column<RemnantLine>[] = [
  'rollNo',
  'colorName',
  'dyeLot',
  'shade',
  'kind',
  'len',
  'weight',
  'toWarehouseName',
  'locationCode',
  'newRollNo',
];
const HEAD = ['slipNo', 'status', 'remnantPct'] as const;

/** Where the leftover metres of a bed went, or the link to the slip that records it. */
export function RemnantTab({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const { data, error, refetch } = useOperation(
    getRemnantSlip,
    { query: { reduceBedId: bed.id } },
    { live: 'bed' },
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={3} />;
  const slip = (
    <TextLink to={href('/mes/reduceBed/addSLDReport/{id}', { id: bed.id })}>
      {data.id === null ? t('去填写') : t('打开剩料单')}
    </TextLink>
  );
  if (data.id === null)
    return (
      <EmptyState>
        {t('还没有填剩料单')} {slip}
      </EmptyState>
    );
  return (
    <>
      <DescriptionList
        columns={4}
        facts={[
          ...HEAD.map((name) => ({
            id: name,
            term: fieldLabel(RemnantSlipFields, name),
            value: <FieldValue name={name} field={RemnantSlipFields[name]} value={data[name]} />,
          })),
          { id: 'slip', term: t('明细'), value: slip },
        ]}
      />
      <RecordTable
        label={t('剩料单')}
        fields={RemnantLineFields}
        columns={COLUMNS}
        rows={data.lines.map((line, at) => ({ ...line, id: line.id ?? String(at) }))}
      />
    </>
  );
}
