import { href } from '#app/routes.ts';

/** Panels of the page by the words the service has for them. */
const PANELS: Readonly<Record<string, string>> = {
  shipment: 'shipments',
  colorSize: 'matrix',
  bom: 'bom',
  process: 'processes',
};

/** Faults of the style are corrected there, everything else on its panel of the order's page. */
export const placeOfCheck =
  ({ id, styleId }: { readonly id: string; readonly styleId: string }) =>
  (link: string): string =>
    link === 'style'
      ? href('/mes/style/styleDetail/{id}', { id: styleId })
      : href(
          '/makingCenter/order/orderDetail/{orderId}',
          { orderId: id },
          { tab: PANELS[link] ?? 'overview' },
        );
