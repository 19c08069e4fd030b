import { decimal } from '@garment-mes/domain/decimal';
import { WageRecordRowFields } from '@garment-mes/sdk/labels';
import type { WageRecordRow, WageReportRow } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { AMOUNTS } from '#garment/wages/slip-paper.tsx';
import { useSlip } from '#garment/wages/use-slip.tsx';
import { Facts } from '#screens/detail/detail-screen.tsx';
import type { BehindProps } from '#screens/report/report-definition.ts';
import { Adjusts } from '../slips/adjusts.tsx';
import styles from '../slips/slips.module.css';
import { Sums, WorkBehind } from '../slips/work-behind.tsx';

/** The parts of a wage with what they lack of its payable amount, then the work behind them down to the scans. */
export function PayBehind({ row: { wageRecordId } }: BehindProps<WageReportRow>) {
  const t = useText();
  const { slip, waits } = useSlip({ id: wageRecordId });
  if (!slip) return waits;
  const { record, adjusts } = slip;
  return (
    <div className={styles.slip}>
      {record.payableAmount !== undefined && (
        <section>
          <h3>{t('应发')}</h3>
          <Facts
            fields={WageRecordRowFields}
            names={[...AMOUNTS, 'topUpAmount', 'payableAmount']}
            record={record}
            columns={6}
          />
          <Sums rows={partsOf(record)} above={decimal(record.payableAmount)} />
        </section>
      )}
      {adjusts.length > 0 && (
        <section>
          <h3>{t('调整')}</h3>
          <Adjusts rows={adjusts} />
        </section>
      )}
      <section>
        <h3>{t('工作明细')}</h3>
        <WorkBehind row={record} />
      </section>
    </div>
  );
}

/** Everything that adds to a wage, and what is taken from it below nothing. */
export const partsOf = (record: WageRecordRow): readonly { readonly amount: string }[] =>
  [...AMOUNTS, 'topUpAmount' as const].map((name) => {
    const amount = decimal(record[name] ?? '0');
    return { amount: (name === 'deductAmount' ? amount.negated() : amount).toString() };
  });
