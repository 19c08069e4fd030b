import { BundleRowFields } from '@garment-mes/sdk/labels';
import type { BundleTrace } from '@garment-mes/sdk/mes2';
import { ProgressBar, QrCode, Thumbnail } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import styles from './trace.module.css';

interface TraceHeadProps {
  readonly trace: BundleTrace;
  readonly actions: ReactNode;
}

/** Which bundle it is, how far it has come, and the bundles it was split from or into. */
export function TraceHead({ trace: { bundle, imageUrl, family }, actions }: TraceHeadProps) {
  const t = useText();
  const order = href('/makingCenter/order/orderDetail/{orderId}', { orderId: bundle.orderId });
  return (
    <header className={styles.head} data-print="head">
      <QrCode text={bundle.barcode} size={88} className={styles.qr} />
      <div className={styles.title}>
        {imageUrl !== null && (
          <Thumbnail
            className={styles.picture}
            src={imageUrl}
            alt={t('款式图 {style}', { style: bundle.styleNo })}
          />
        )}
        <h1>{bundle.bundleLabel}</h1>
        <FieldValue name="status" field={BundleRowFields.status} value={bundle.status} />
        <span className={styles.barcode}>{bundle.barcode}</span>
        <TextLink to={order}>{bundle.orderNo}</TextLink>
        {bundle.holdReason !== null && (
          <span className={styles.hold}>{t('冻结：{reason}', { reason: bundle.holdReason })}</span>
        )}
        <span className={styles.actions}>{actions}</span>
      </div>
      <Facts
        fields={BundleRowFields}
        names={[
          'styleNo',
          'bedNo',
          'colorName',
          'sizeName',
          'shade',
          'dyeLot',
          'originNum',
          'num',
          'lineDeptName',
          'currentProcess',
        ]}
        record={bundle}
        columns={6}
      />
      <ProgressBar
        label={t('工序进度')}
        value={bundle.totalCount === 0 ? 0 : bundle.doneCount / bundle.totalCount}
        text={`${bundle.doneCount}/${bundle.totalCount}`}
      />
      {family.length > 1 && <Family family={family} current={bundle.id} />}
    </header>
  );
}

/** The root of a split bundle and what became of it, each under the one it was split from. */
function Family(props: {
  readonly family: BundleTrace['family'];
  readonly current: string;
  readonly parentId?: string;
}) {
  const { family, current, parentId } = props;
  const known = new Set(family.map(({ id }) => id));
  const here = family.filter((each) =>
    parentId === undefined
      ? each.parentId === null || !known.has(each.parentId)
      : each.parentId === parentId,
  );
  if (here.length === 0) return null;
  return (
    <ul className={styles.family}>
      {here.map(({ id, bundleLabel, num, status }) => (
        <li key={id} aria-current={id === current ? 'true' : undefined}>
          <span>
            {bundleLabel} × {num}{' '}
            <FieldValue name="status" field={BundleRowFields.status} value={status} />
          </span>
          <Family family={family} current={current} parentId={id} />
        </li>
      ))}
    </ul>
  );
}
