import { BedStatusLabels } from '@garment-mes/sdk/labels';
import { Tag } from '@garment-mes/ui';
import { memo, type ReactNode } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { MissingParts } from '../../beds/missing-parts.tsx';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import { sameOrder } from '../same-parts.ts';
import { StillPart } from '../still-part.tsx';
import { BedSteps } from './bed-steps.tsx';

interface BillHeadProps {
  readonly actions?: ReactNode;
}

/** Number, state and stages of the bed. */
export const BillHead = (props: BillHeadProps) => (
  <StillPart isSame={sameOrder}>
    <Head {...props} />
  </StillPart>
);

const Head = memo(({ actions }: BillHeadProps) => {
  const t = useText();
  const { bed, draft, choices } = useBill();
  // A new bed knows the id of its order before the number is answered.
  const orderNo = bed?.orderNo ?? choices?.orderNo ?? draft.orderNo;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {bed ? t('床次 {bed}', { bed: bed.bedLabel }) : t('新床')}
        {bed?.monthBedNo && <small>{bed.monthBedNo}</small>}
      </h1>
      {bed && (
        <Tag tone={BedStatusLabels[bed.status].tone}>{labelOf(BedStatusLabels[bed.status])}</Tag>
      )}
      {bed && <MissingParts bed={bed} className={styles.missing} />}
      {draft.orderId !== '' && orderNo !== '' && (
        <TextLink
          to={href('/makingCenter/order/orderDetail/{orderId}', { orderId: draft.orderId })}
        >
          {orderNo}
        </TextLink>
      )}
      <span className={styles.quiet}>
        {[bed?.customerName, bed?.styleNo ?? choices?.styleNo, bed?.styleName]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {bed && <BedSteps bed={bed} className={styles.steps} />}
      {actions}
    </header>
  );
});
