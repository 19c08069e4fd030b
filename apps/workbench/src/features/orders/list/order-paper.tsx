import { fieldsWith, shownFields } from '@garment-mes/domain/fields';
import { formatNumber } from '@garment-mes/domain/formats';
import { orderHead } from '@garment-mes/domain/orders';
import {
  OrderBomLineFields,
  OrderFields,
  OrderPartFields,
  OrderProcessFields,
} from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { QrCode } from '@garment-mes/ui';
import type { ComponentProps } from 'react';
import { useText } from '#app/i18n.ts';
import { PaperFacts, PaperTable } from '#screens/print/paper-parts.tsx';

// biome-ignore-start format: the fields of a table are one line.
const HEAD = [
  ...shownFields(orderHead, fieldsWith(orderHead, 'printed', true)),
  'styleName',
] as const;
const BOM = [
  'seqNo',
  'materialCode',
  'materialName',
  'fabricPart',
  'colorName',
  'usageNum',
  'unitCode',
  'lossPct',
] as const;
const PARTS = ['partCode', 'partName', 'fabricPart', 'piecesPerGarment'] as const;
const PROCESSES = [
  'seqNo',
  'section',
  'processName',
  'partCode',
  'machineTypeName',
  'sam',
  'price',
] as const;
// biome-ignore-end format: the fields of a table are one line.

/** The production order on A4 across: pieces, materials, panels, operations and who signs for them. */
export function OrderPaper({ order, foot }: { readonly order: Order; readonly foot: string }) {
  const t = useText();
  const { colors, sizes, colorSizes } = order;
  const numOf = (colorId: string, sizeId: string) =>
    colorSizes.find((cell) => cell.colorId === colorId && cell.sizeId === sizeId)?.num ?? 0;
  const sum = (cells: readonly number[]) => cells.reduce((all, num) => all + num, 0);
  // Rates are printed only for those who may see them.
  const processes = PROCESSES.filter(
    (name) => name !== 'price' || order.processes.some(({ price }) => price !== undefined),
  );

  return (
    <article>
      <header>
        <QrCode text={order.orderNo} size={80} />
        <h1>{t('生产制单 {order}', { order: order.orderNo })}</h1>
        {order.imageUrl && <img src={order.imageUrl} alt="" />}
      </header>
      <dl>
        <PaperFacts
          names={HEAD.filter((name) => name in order)}
          fields={OrderFields}
          record={order}
        />
      </dl>
      <table>
        <thead>
          <tr>
            <th>{t('颜色')}</th>
            {sizes.map(({ sizeId, sizeName }) => (
              <th key={sizeId} className="figure">
                {sizeName}
              </th>
            ))}
            <th className="figure">{t('合计')}</th>
          </tr>
        </thead>
        <tbody>
          {colors.map(({ colorId, colorName }) => (
            <tr key={colorId}>
              <th>{colorName}</th>
              {sizes.map(({ sizeId }) => (
                <td key={sizeId} className="figure">
                  {formatNumber(numOf(colorId, sizeId))}
                </td>
              ))}
              <td className="figure">
                {formatNumber(sum(sizes.map(({ sizeId }) => numOf(colorId, sizeId))))}
              </td>
            </tr>
          ))}
          <tr>
            <th>{t('合计')}</th>
            {sizes.map(({ sizeId }) => (
              <td key={sizeId} className="figure">
                {formatNumber(sum(colors.map(({ colorId }) => numOf(colorId, sizeId))))}
              </td>
            ))}
            <td className="figure">{formatNumber(sum(colorSizes.map(({ num }) => num)))}</td>
          </tr>
        </tbody>
      </table>
      <Rows title="BOM" fields={OrderBomLineFields} names={BOM} rows={order.bom} />
      <Rows title={t('部位裁片')} fields={OrderPartFields} names={PARTS} rows={order.parts} />
      <Rows
        title={t('工序')}
        fields={OrderProcessFields}
        names={processes}
        rows={order.processes}
      />
      <p className="signed">
        {[t('跟单'), t('计划'), t('裁剪'), t('车间')].map((who) => (
          <span key={who}>{who}</span>
        ))}
      </p>
      <footer>
        {t('版本 {version}', { version: order.versionNo })} · {foot}
      </footer>
    </article>
  );
}

function Rows<Name extends string>(
  props: ComponentProps<typeof PaperTable<Name>> & { readonly title: string },
) {
  const { title, ...table } = props;
  if (table.rows.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <PaperTable {...table} />
    </>
  );
}

/** The look of the order on paper; every order begins a page. */
export const ORDER_PRINT = `
@page { size: A4 landscape; margin: 10mm 10mm 12mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
body { font-size: 8pt; }
article { break-after: page; }
header { display: flex; gap: 5mm; align-items: center; }
header img { max-height: 24mm; margin-left: auto; }
h1 { margin: 0; font-size: 16pt; }
h2 { margin: 3mm 0 1mm; font-size: 10pt; break-after: avoid; }
dl { display: grid; grid-template-columns: repeat(8, 1fr); gap: 1mm 3mm; margin: 2mm 0; }
dd { margin: 0; font-weight: 600; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border: 0.2mm solid #000; padding: 0.6mm 1.2mm; text-align: left; }
.signed { display: grid; grid-template-columns: repeat(4, 1fr); margin-top: 8mm; }
`;
