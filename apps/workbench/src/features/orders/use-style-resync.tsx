import { OrderStatus } from '@garment-mes/domain/orders';
import { getStyle, type Order, resyncOrderFromStyle } from '@garment-mes/sdk/mes2';
import { useConfirm } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { HeadAction } from '#screens/detail/head-actions.tsx';

/** State of a style whose content orders may take over. */
const APPROVED = 1;

/**
 * Takes the style over into a running order.
 * @param onDraft a change is drafted that takes the style over
 */
export function useStyleResync(
  order: Order,
  onDraft: () => void,
): { readonly action: HeadAction | undefined; readonly dialog: ReactNode } {
  const t = useText();
  const { can } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const { id, version, styleId, styleVersion, status } = order;
  const maySync =
    (status === OrderStatus.confirmed || status === OrderStatus.producing) &&
    can(resyncOrderFromStyle.permissionKey);
  const style = useOperation(getStyle, { query: { id: styleId } }, { enabled: maySync }).data;
  const newer =
    style?.status === APPROVED && style.styleVersion > (styleVersion ?? 0)
      ? style.styleVersion
      : undefined;
  const sync = useAction(resyncOrderFromStyle, { inline: true });
  const start = () =>
    ask({
      title: t('款式已更新到版本{no}，本订单按版本{own}确认', {
        no: newer,
        own: styleVersion ?? 0,
      }),
      text: t('同步后生成变更草稿，核对差异后再生效'),
      confirmLabel: t('同步款式'),
      onConfirm: async () => {
        const reason = t('款式同步 V{no}', { no: newer });
        await sync.run({ body: { orderId: id, version, reason } });
        onDraft();
      },
    });
  return {
    dialog,
    action:
      maySync && style !== undefined
        ? {
            id: 'resync',
            label: msg('同步款式'),
            reason: newer === undefined ? t('款式没有更新的版本') : undefined,
            onSelect: start,
          }
        : undefined,
  };
}
