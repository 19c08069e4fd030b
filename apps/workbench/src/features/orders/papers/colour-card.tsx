import type { Order } from '@garment-mes/sdk/mes2';
import { QrCode } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import type { ColourRow } from '../draft/order-draft.ts';
import { PAPER_LOOK } from './paper-looks.ts';

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

/** The look of the colour card: A4 across; colours are printed although a printer saves its ink else. */
export const COLOUR_PRINT = `
@page { size: A4 landscape; margin: 10mm 10mm 12mm; }
${PAPER_LOOK}
table { margin-top: 4mm; }
i { display: inline-block; width: 8mm; height: 5mm; margin-right: 2mm; border: 0.2mm solid #000; vertical-align: middle; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.swatch { height: 22mm; vertical-align: top; }
`;
