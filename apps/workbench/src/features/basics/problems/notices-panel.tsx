import { MessageProblemLogRowFields, ProblemLogRowFields } from '@garment-mes/sdk/labels';
import { getProblemLog, type ProblemLogRow } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { RecordTable } from '#screens/list/record-table.tsx';

/** What was done about a problem, and everybody who was notified of it. */
export function NoticesPanel({ row }: { readonly row: ProblemLogRow }) {
  const t = useText();
  const { data, error, refetch } = useOperation(
    getProblemLog,
    { query: { id: row.id } },
    { live: `problem:${row.id}` },
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={8} />;
  return (
    <>
      <Facts
        fields={ProblemLogRowFields}
        record={data.problem}
        names={['respondDate', 'resolveDate', 'closeDate', 'cause', 'action']}
      />
      <RecordTable
        label={t('通知')}
        fields={MessageProblemLogRowFields}
        columns={['step', 'userName', 'jobName', 'sendDate', 'readed', 'readDate', 'isResponder']}
        rows={data.messages}
        total={data.messages.length}
      />
    </>
  );
}
