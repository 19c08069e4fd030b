import type { Order } from '@garment-mes/sdk/mes2';
import { QrCode } from '@garment-mes/ui';
import { useText } from '#kit/i18n.ts';
import type { ColourRow } from '../draft/order-draft.ts';

interface ColourCardProps {
  readonly order: Pick<Order, 'orderNo' | 'styleNo' | 'customerName' | 'colors' | 'versionNo'>;
  /** Parts and materials with the material colour of each garment colour. */
  readonly rows: readonly ColourRow[];
  readonly palette: ReadonlyMap<string, { readonly name: string; readonly hex: string | null }>;
  readonly foot: string;
}

/** The colour card: part by part the material in each garment colour, with room for the cutting to be glued on. */
export function ColourCard({ order, rows, palette, foot }: ColourCardProps) {
  const t = useText();
  return (
    <article>
      <header>
        <QrCode text={order.orderNo} size={72} />
        <h1>{t('配色卡 {order}', { order: order.orderNo })}</h1>
        <span>
          {order.customerName} · {order.styleNo}
        </span>
      </header>
      <table>
        <thead>
          <tr>
            <th>{t('部位')}</th>
            <th>{t('物料')}</th>
            {order.colors.map(({ colorId, colorName, customerColor, hex }) => (
              <th key={colorId}>
                {hex && <i style={{ background: hex }} />}
                {colorName}
                {customerColor && ` (${customerColor})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, partName, materialName, colours }) => (
            <tr key={id}>
              <th>{partName}</th>
              <th>{materialName}</th>
              {order.colors.map(({ colorId }) => {
                const own = palette.get(colours[colorId] ?? '');
                return (
                  <td key={colorId} className="swatch">
                    {own?.hex && <i style={{ background: own.hex }} />}
                    {own?.name}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        {t('版本 {version}', { version: order.versionNo })} · {foot}
      </footer>
    </article>
  );
}
