import { type CheckRecordRow, listCheckRecords, reinspectCheckRecord } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { LeftOut } from '#screens/list/left-out.tsx';
import frame from '../frame/frame.module.css';
import type { Kept } from './use-kept-checks.ts';
import { CHECKED_HERE } from './use-openings.ts';

/** Rework that lies longer is late. */
const LATE_MS = 4 * 3_600_000;
const SHOWN = 50;

const momentOf = (timestamp: string): number => Date.parse(`${timestamp.replace(' ', 'T')}Z`);

interface ReworkViewProps {
  readonly line: Kept['line'];
  /** Shows only what lies too long. */
  readonly isLate?: boolean;
  readonly onOpen: (record: CheckRecordRow) => void;
}

/** Records of the line with garments to be looked at again, the oldest first. */
export function ReworkView({ line, isLate = false, onOpen }: ReworkViewProps) {
  const t = useText();
  const { can, now } = useWorkbench();
  const query = {
    ...{ openRework: true, pageSize: SHOWN, order: 'create_date asc' },
    filter: { check_type: CHECKED_HERE },
    ...(line && { lineDeptId: line.id }),
  };
  const { data, error, refetch } = useOperation(listCheckRecords, { query }, { live: 'qc' });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (!data) return <Skeleton lines={4} />;
  const lateOf = ({ createDate }: CheckRecordRow) => now() - momentOf(createDate) > LATE_MS;
  const rows = isLate ? data.list.filter(lateOf) : data.list;
  if (rows.length === 0)
    return <EmptyState>{isLate ? t('没有超过4小时的返修') : t('没有待复检的返修')}</EmptyState>;
  return (
    <>
      <ul className={frame.rows}>
        {rows.map((record) => (
          <li
            key={record.id}
            className={frame.row}
            data-state={lateOf(record) ? 'refused' : undefined}
          >
            <span className={frame.rowWords}>
              <b>
                {record.bundleNo ?? record.checkNo} ·{' '}
                {t('返修 {num} 件', { num: record.openReworkNum })}
              </b>
              <small>
                {record.lineDeptName} {record.orderNo} {record.createDate.slice(5, 16)}
              </small>
            </span>
            {can(reinspectCheckRecord.permissionKey) && (
              <button type="button" className={frame.rowKey} onClick={() => onOpen(record)}>
                {t('复检')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <LeftOut total={data.total} shown={data.list.length} />
    </>
  );
}
