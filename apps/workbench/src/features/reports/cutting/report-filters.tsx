import { listDepartments } from '@garment-mes/sdk/amc';
import { listCustomers } from '@garment-mes/sdk/ccm';
import { Combobox, DateRangeInput } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from './report.module.css';

/** What a cutting report is asked for beside its columns; names are those of the query. */
export interface ReportAsked {
  readonly workDateFrom?: string;
  readonly workDateTo?: string;
  readonly deliveryDateFrom?: string;
  readonly deliveryDateTo?: string;
  readonly customerId?: string;
  readonly tableId?: string;
}

/** Departments that cut. */
const CUTTING_GROUP = 4;
const ALL = { pageNum: 1, pageSize: 1_000 } as const;

interface ReportFiltersProps {
  /** The days that can be asked for: of cutting or of delivery. */
  readonly days: 'workDate' | 'deliveryDate';
  readonly hasTable?: boolean;
  readonly asked: ReportAsked;
  readonly onAsk: (asked: ReportAsked) => void;
  /** Further controls at the end of the line. */
  readonly children?: ReactNode;
}

/** Days, customer and table of a report, on one line. */
export function ReportFilters(props: ReportFiltersProps) {
  const t = useText();
  const { now } = useWorkbench();
  const { days, hasTable = false, asked, onAsk, children } = props;
  const customers = useOperation(listCustomers, { query: ALL });
  const tables = useOperation(
    listDepartments,
    { query: { deptType: CUTTING_GROUP } },
    { enabled: hasTable },
  );
  const dayName = days === 'workDate' ? t('工作日') : t('交期');
  const [from, to] = [`${days}From`, `${days}To`] as const;
  /** Without what is empty: the service takes no empty text for a day or an id. */
  const ask = (next: Readonly<Record<string, string>>) =>
    onAsk(
      Object.fromEntries(Object.entries({ ...asked, ...next }).filter(([, text]) => text !== '')),
    );

  return (
    <div className={styles.filters}>
      <span className={styles.named}>
        <span aria-hidden>{dayName}</span>
        <DateRangeInput
          className={styles.days}
          aria-label={dayName}
          today={new Date(now()).toISOString().slice(0, 10)}
          value={{ from: asked[from] ?? '', to: asked[to] ?? '' }}
          onValueChange={(range) => ask({ [from]: range.from, [to]: range.to })}
        />
      </span>
      <Combobox
        className={styles.choice}
        aria-label={t('客户')}
        placeholder={t('客户')}
        value={asked.customerId ?? ''}
        onValueChange={(customerId) => ask({ customerId })}
        options={(customers.data?.list ?? []).map(({ id, name, code }) => ({
          value: id,
          label: name ?? code,
          note: code,
        }))}
      />
      {hasTable && (
        <Combobox
          className={styles.choice}
          aria-label={t('裁床台')}
          placeholder={t('裁床台')}
          value={asked.tableId ?? ''}
          onValueChange={(tableId) => ask({ tableId })}
          options={(tables.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {children}
    </div>
  );
}
