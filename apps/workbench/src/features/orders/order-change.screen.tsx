import { getOrder, getOrderVersionDraft } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { ChangePage } from './change/change-page.tsx';

/** A change of a confirmed order, prepared here and decided by somebody else. */
export default function OrderChange({ id }: { readonly id: string }) {
  const t = useText();
  const live = { live: `order:${id}` };
  const order = useOperation(getOrder, { query: { id } }, live);
  const draft = useOperation(getOrderVersionDraft, { query: { orderId: id } }, live);
  const failed = [order, draft].find(({ error, data }) => error !== null && data === undefined);
  if (failed)
    return (
      <ErrorState onRetry={() => void failed.refetch()}>
        {failureText(failed.error)}
        <br />
        <TextLink to={href('/makingCenter/order/order')}>{t('返回列表')}</TextLink>
      </ErrorState>
    );
  if (order.data === undefined || draft.data === undefined) return <Skeleton lines={8} />;
  return <ChangePage order={order.data} open={draft.data} />;
}
