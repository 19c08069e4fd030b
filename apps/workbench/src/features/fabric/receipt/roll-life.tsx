import { decimal, sum } from '@garment-mes/domain/decimal';
import { FabricRollLedgerRowFields, FabricRollRowFields } from '@garment-mes/sdk/labels';
import { type FabricRollRow, getFabricRollLedger, listFabricRolls } from '@garment-mes/sdk/mes2';
import { Alert, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

const LAID = ['usedLen', 'spliceLen', 'defectLen', 'remnantLen'] as const;
const COLUMNS = ['eventDate', 'title', 'billNo', 'len', ...LAID, 'remainLen', 'byName'] as const;
/** Events of one roll. */
const EVENTS = { pageNum: 1, pageSize: 500 } as const;

/** The life of a roll, and whether its metres add up: what arrived was laid, spliced, cut out, kept or is left. */
export function RollLife({ row }: { readonly row: FabricRollRow }) {
  const t = useText();
  const ledger = useOperation(
    getFabricRollLedger,
    { query: { ...EVENTS, id: row.id } },
    { live: 'tympan' },
  );
  const query = { pageNum: 1, pageSize: 1, filter: { id: [row.id] } };
  const { list: [now = row] = [] } =
    useOperation(listFabricRolls, { query }, { live: 'tympan' }).data ?? {};
  const { data, error, refetch } = ledger;
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  const parts = LAID.map((name) => ({
    label: fieldLabel(FabricRollLedgerRowFields, name),
    len: sum(data.list.map((event) => event[name] ?? '0')),
  }));
  const left = decimal(now.remainLen);
  const off = decimal(now.actualLen).minus(sum(parts.map(({ len }) => len)).plus(left));
  const account = [
    ...parts.map(({ label, len }) => `${label} ${len.toFixed(3)}`),
    `${fieldLabel(FabricRollRowFields, 'remainLen')} ${left.toFixed(3)}`,
  ].join(' + ');
  return (
    <>
      <Alert tone={off.isZero() ? 'ok' : 'bad'}>
        {`${now.rollNo} · ${fieldLabel(FabricRollRowFields, 'actualLen')} ${now.actualLen} = ${account}`}
        {!off.isZero() && ` · ${t('差 {len} 米', { len: off.toFixed(3) })}`}
      </Alert>
      <RecordTable
        label={t('去向')}
        fields={FabricRollLedgerRowFields}
        columns={COLUMNS}
        rows={data.list}
        total={data.total}
      />
    </>
  );
}
