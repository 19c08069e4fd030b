import { formatNumber } from '@garment-mes/domain/formats';
import { useText } from '#app/i18n.ts';
import delivery from '../delivery/delivery.module.css';
import { WideKey } from '../frame/keys.tsx';
import { Sheet } from '../frame/sheet.tsx';
import styles from './acceptance.module.css';
import {
  cellOf,
  faultsOf,
  mostOf,
  otherBillOf,
  type Pallet,
  type PalletFault,
  palletSums,
} from './pallet.ts';
import type { Acceptance } from './use-acceptance.ts';

interface PalletSummaryProps {
  readonly page: Acceptance;
  readonly pallet: Pallet;
}

/** What a pallet comes to before it is submitted, and what of it may not come in. */
export function PalletSummary({ page, pallet }: PalletSummaryProps) {
  const t = useText();
  const { ask, isBusy, isOnline } = page;
  const { first, seconds, bundles } = palletSums(pallet);
  const faults = faultsOf(pallet);
  const unread = pallet.unread.length;
  const isNothing = pallet.lines.length === 0;
  const isClosed = isBusy || !isOnline || isNothing;
  return (
    <Sheet title={t('提交前核对')} note={pallet.orderNo} onClose={() => ask(undefined)}>
      <dl className={delivery.sums}>
        <dt>{t('A品')}</dt>
        <dd>{formatNumber(first)}</dd>
        <dt>{t('次品')}</dt>
        <dd>{formatNumber(seconds)}</dd>
        <dt>{t('扎数')}</dt>
        <dd>{formatNumber(bundles)}</dd>
      </dl>
      {faults.map((fault) => (
        <div key={fault.line.id} className={delivery.difference}>
          <p>{faultWords(t, pallet, fault)}</p>
        </div>
      ))}
      {unread > 0 && <p className={styles.said}>{t('待核 {count}', { count: unread })}</p>}
      {!isOnline && <p className={styles.said}>{t('离线：联网后才能提交，已点的都在本机')}</p>}
      <WideKey onPress={() => ask(undefined)}>{t('继续扫')}</WideKey>
      {faults.length > 0 ? (
        <WideKey
          primary
          disabled={isClosed || faults.length === pallet.lines.length}
          onPress={() => void page.submitRest(pallet)}
        >
          {t('移除{count}行，提交其余', { count: faults.length })}
        </WideKey>
      ) : (
        <WideKey primary disabled={isClosed || unread > 0} onPress={() => void page.submit(pallet)}>
          {t('提交')}
        </WideKey>
      )}
    </Sheet>
  );
}

function faultWords(
  t: ReturnType<typeof useText>,
  pallet: Pallet,
  { line, about }: PalletFault,
): string {
  const { colorName = '', sizeName = '' } = cellOf(pallet, line) ?? {};
  const bundle = line.bundle?.label ?? t('散件');
  if (about === 'bundle') return t('扎号{bundle}没有通过质检，或已入库', { bundle });
  if (about === 'other-bill')
    return t('扎号{bundle}已在{billNo}', { bundle, billNo: otherBillOf(pallet, line.id) ?? '' });
  return t('{bundle} {num}件：{cell} 可入{most}', {
    ...{ bundle, num: line.num, cell: `${colorName}/${sizeName}`, most: mostOf(pallet, line) },
  });
}
