import { getOrder, getOrderVersionDraft, listOrderVersions } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { href } from '#kit/routes.ts';
import { TextLink } from '#kit/text-link.tsx';
import { ChangePage } from './change/change-page.tsx';

/** A change of a confirmed order, prepared here and decided by somebody else. */
export default function OrderChange({ id }: { readonly id: string }) {
  const t = useText();
  const live = { live: `order:${id}` };
  const order = useOperation(getOrder, { query: { id } }, live);
  const draft = useOperation(getOrderVersionDraft, { query: { orderId: id } }, live);
  const openId = draft.data?.id ?? null;
  const versions = useOperation(
    listOrderVersions,
    { query: { pageNum: 1, pageSize: 1, orderId: id, filter: { status: [0] } } },
    { enabled: openId !== null },
  );
  const failed = [order, draft].find(({ error, data }) => error !== null && data === undefined);
  if (failed)
    return (
      <ErrorState onRetry={() => void failed.refetch()}>
        {failureText(failed.error)}
        <br />
        <TextLink to={href('/makingCenter/order/order')}>{t('返回列表')}</TextLink>
      </ErrorState>
    );
  const isWaiting = openId !== null && versions.data === undefined && versions.error === null;
  if (order.data === undefined || draft.data === undefined || isWaiting)
    return <Skeleton lines={8} />;
  const row = openId === null ? undefined : versions.data?.list.find((each) => each.id === openId);
  return <ChangePage order={order.data} open={draft.data} row={row} />;
}
