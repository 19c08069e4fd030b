import { decimal } from '@garment-mes/domain/decimal';
import { formatMoney } from '@garment-mes/domain/formats';
import { WageHoursFields, WageRecordRowFields, WageStepsFields } from '@garment-mes/sdk/labels';
import type { WageRecordRow } from '@garment-mes/sdk/mes2';
import { Alert, Button } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { AMOUNTS, HOURS, PrintSlips, toppedUpText } from '#garment/wages/slip-paper.tsx';
import { useSlip } from '#garment/wages/use-slip.tsx';
import { BusinessLog } from '#screens/detail/business-log.tsx';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { Adjusts } from './adjusts.tsx';
import styles from './slips.module.css';

interface OfRow {
  readonly row: WageRecordRow;
}

/** A pay slip as its owner reads it: hours, amounts, the top-up to the floor, what was objected and adjusted. */
export function Slip({ row }: OfRow) {
  const t = useText();
  const { slip, waits } = useSlip(row);
  const [printing, setPrinting] = useState(false);
  if (!slip) return waits;
  const { record, hours, steps, adjusts } = slip;
  const { topUpAmount = '0' } = record;
  return (
    <div className={styles.slip}>
      <div className={styles.head}>
        <Facts
          fields={WageRecordRowFields}
          names={['employeeNo', 'deptName', 'payType', 'status', 'payableAmount']}
          record={record}
          columns={6}
        />
        <Button disabled={printing} onClick={() => setPrinting(true)}>
          {t('打印工资条')}
        </Button>
      </div>
      <section>
        <h3>{t('工时')}</h3>
        <Facts fields={WageHoursFields} names={HOURS} record={hours} columns={6} />
      </section>
      {'payableAmount' in record && (
        <section>
          <h3>{t('金额')}</h3>
          <Facts fields={WageRecordRowFields} names={AMOUNTS} record={record} columns={6} />
          {decimal(topUpAmount).gt(0) && <p className={styles.topUp}>{toppedUpText(record)}</p>}
          <p className={styles.payable}>
            {t('应发')} <b>{formatMoney(record.payableAmount)}</b>
          </p>
        </section>
      )}
      {record.objection !== null && (
        <Alert tone={record.answerText === null ? 'warn' : undefined}>
          {t('异议')}：{record.objection}
          {record.answerText !== null && (
            <>
              <br />
              {t('答复')}：{record.answerText}
            </>
          )}
        </Alert>
      )}
      {adjusts.length > 0 && (
        <section>
          <h3>{t('调整')}</h3>
          <Adjusts rows={adjusts} />
        </section>
      )}
      <section>
        <h3>{t('步骤')}</h3>
        <Facts
          fields={{ ...WageStepsFields, ...WageRecordRowFields }}
          names={STEPS}
          record={{ ...record, ...steps }}
          columns={4}
        />
      </section>
      {printing && <PrintSlips rows={[row]} close={() => setPrinting(false)} />}
    </div>
  );
}

const STEPS = [
  ...(['confirmByName', 'confirmDate', 'confirmReason', 'lockByName', 'lockDate'] as const),
  ...(['unlockReason', 'payByName', 'payDate', 'paidOn'] as const),
] as const;

/** Every recalculation, decision and step of a wage, by whom and when. */
export const SlipLog = ({ row }: OfRow) => (
  <BusinessLog
    kind="wageRecord"
    id={row.id}
    parts={{ head: { name: `${row.employeeName} ${row.periodNo}`, fields: WageRecordRowFields } }}
  />
);
