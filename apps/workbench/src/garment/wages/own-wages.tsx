import { listWageRecords } from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { OwnSlip } from './own-slip.tsx';
import styles from './own-wages.module.css';
import { Due, WageState } from './wage-state.tsx';

/** Periods of some four years. */
const MOST = 50;

interface OwnWagesProps {
  /** A wage that a link leads to. */
  readonly asked?: string | undefined;
}

/** What somebody was and is paid, the newest period first; one of them opened. Nobody sees it but its owner. */
export function OwnWages({ asked = '' }: OwnWagesProps) {
  const [opened, open] = useTabState<string>('own-wage', '');
  const [followed, follow] = useTabState('own-wage-asked', '');
  if (asked !== followed) {
    follow(asked);
    open(asked);
  }
  return (
    <div className={styles.wages}>
      {opened === '' ? <Periods onOpen={open} /> : <OwnSlip id={opened} onBack={() => open('')} />}
    </div>
  );
}

function Periods({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useText();
  const query = { mine: true, pageNum: 1, pageSize: MOST } as const;
  const { data, error, refetch } = useOperation(listWageRecords, { query }, { live: 'wage' });
  if (error && data === undefined)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.list.length === 0) return <EmptyState>{t('还没有工资')}</EmptyState>;
  return (
    <ul className={styles.periods} aria-label={t('我的工资')}>
      {data.list.map((row) => (
        <li key={row.id}>
          <Button className={styles.period ?? ''} onClick={() => onOpen(row.id)}>
            <span className={styles.when}>
              <b>{row.periodNo}</b>
              <WageState row={row} />
            </span>
            <Due amount={row.payableAmount} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
