import { CheckBadFields, TraceEventFields } from '@garment-mes/sdk/labels';
import type { CheckBad, TraceEvent } from '@garment-mes/sdk/mes2';
import { EmptyState, Thumbnail } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './trace.module.css';

/** Stage of the events that are checks. */
const CHECK = 4;

interface ChecksTabProps {
  readonly events: readonly TraceEvent[];
  readonly defects: readonly CheckBad[];
}

/** The checks a bundle went through and what was found, with its pictures. */
export function ChecksTab({ events, defects }: ChecksTabProps) {
  const t = useText();
  const checks = events.filter(({ stage }) => stage === CHECK);
  if (checks.length === 0 && defects.length === 0)
    return <EmptyState>{t('没有质检记录')}</EmptyState>;
  const text = (event: TraceEvent, field: 'eventDate' | 'employeeName' | 'num') =>
    fieldText(field, TraceEventFields[field], event[field]);
  return (
    <>
      <ul className={styles.checks}>
        {checks.map((event) => (
          <li key={`${event.eventDate} ${event.title}`}>
            <b>{event.title}</b> {text(event, 'eventDate')} {text(event, 'employeeName')}{' '}
            {t('{num}件', { num: text(event, 'num') })} {event.remark}
          </li>
        ))}
      </ul>
      {defects.length > 0 && (
        <RecordTable
          label={t('疵点')}
          fields={CheckBadFields}
          columns={[
            'badItemName',
            'severity',
            'num',
            'pieceNo',
            'processName',
            'employeeName',
            'partCode',
            'disposition',
            'reworkStatus',
            'foundDate',
            { field: 'images', Cell: Pictures },
          ]}
          rows={defects}
        />
      )}
    </>
  );
}

function Pictures({ row }: { readonly row: CheckBad }) {
  return row.images.map((src) => <Thumbnail key={src} alt={row.badItemName} src={src} />);
}
