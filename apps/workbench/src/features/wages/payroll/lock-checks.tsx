import type { WageLockCheck, WagePeriodRow } from '@garment-mes/sdk/mes2';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { msg, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import styles from './payroll.module.css';

/** What each rule is called, in the order they are looked at. */
export const CHECKS = {
  difference: msg('计件与扫描不符'),
  suspect: msg('可疑扫描未审'),
  adjust: msg('待审批调整'),
  objection: msg('未处理异议'),
  price: msg('工价未审核'),
  uncounted: msg('调整或工时未计入'),
  floor: msg('低于保底'),
  unconfirmed: msg('未确认'),
} as const;
export type CheckCode = keyof typeof CHECKS;

/** Rules that only inform: they do not keep a period from being locked. */
export const INFORMING: readonly string[] = ['floor', 'unconfirmed'];

const WAGES = '/mes/basic/wagesRecords';

/** The page with exactly the rows a rule counts; `undefined` for those the payroll itself shows. */
export function placeOfCheck(code: string, period: WagePeriodRow): string | undefined {
  const { id: periodId, fromDate, toDate } = period;
  switch (code) {
    case 'suspect':
      return href('/mes/report/wageWatchReport', undefined, {
        ...{ onlyAnomaly: 'true', anomaly: 'suspect', reviewStatus: 0 },
        ...{ workDateFrom: fromDate, workDateTo: toDate },
      });
    case 'adjust':
      return href(WAGES, undefined, { periodId, hasPending: 'true' });
    case 'objection':
      return href(WAGES, undefined, { periodId, hasObjection: 'true' });
    case 'price':
      return href('/mes/order/orderPrice', undefined, { periodId });
    case 'floor':
      return href(WAGES, undefined, { periodId, isToppedUp: 'true' });
    case 'unconfirmed':
      return href(WAGES, undefined, { periodId, status: 0 });
    default:
      return undefined;
  }
}

/** Every rule of the locking with what stands in its way, and the way there. */
export function CheckList(props: {
  readonly check: WageLockCheck;
  readonly period: WagePeriodRow;
  /** Left for another page. */
  readonly onLeave: () => void;
}) {
  const t = useText();
  const { check, period, onLeave } = props;
  return (
    <ul className={styles.checks}>
      {check.checks.map(({ code, text, isOk, count }) => {
        const place = placeOfCheck(code, period);
        const informs = isOk && count > 0;
        const Icon = informs ? Info : isOk ? CircleCheck : CircleX;
        const said = informs ? t('提示') : isOk ? t('通过') : t('未通过');
        return (
          <li key={code} data-ok={isOk} data-informs={informs}>
            <Icon role="img" aria-label={said} />
            <span>{text}</span>
            {count > 0 && place && (
              <TextLink to={place} onClickCapture={onLeave}>
                {t('去处理')}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
