import { OrderStatus } from '@garment-mes/domain';
import type { CuttingBedRow } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';
import { useText } from '#kit/i18n.ts';
import { href } from '#kit/routes.ts';
import { TextLink } from '#kit/text-link.tsx';
import styles from './cutting-beds.module.css';

/** The bed's number leads to its bill; a suspended order says so. */
export function BedNo({ row }: { readonly row: CuttingBedRow }) {
  const t = useText();
  const to = href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId: row.id });
  return (
    <span className={styles.bedNo}>
      <TextLink to={to}>{row.bedLabel}</TextLink>
      {row.orderStatus === OrderStatus.suspended && <Tag tone="held">{t('暂停')}</Tag>}
    </span>
  );
}
