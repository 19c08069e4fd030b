import { formatNumber } from '@garment-mes/domain/formats';
import { CuttingOrderReportRowFields } from '@garment-mes/sdk/labels';
import type { CuttingOrderReportRow } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { OrderPivot } from './order-pivot.ts';

const LINES = ['num', 'cutNum', 'overNum'] as const;
const fields = CuttingOrderReportRowFields;

/** `+3` over, `-3` short: colour alone would not be read on paper. */
const signed = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : formatNumber(value);

/** Orders with their sizes across: ordered, cut and the difference of each colour. */
export function PivotTables({ pivots }: { readonly pivots: readonly OrderPivot[] }) {
  const t = useText();
  return pivots.map(({ orderNo, styleNo, sizes, colors }) => (
    <table key={orderNo} className="pivot">
      <caption>
        {orderNo} · {styleNo}
      </caption>
      <thead>
        <tr>
          <th scope="col">{fieldLabel(fields, 'colorName')}</th>
          <th scope="col" />
          {sizes.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
          <th scope="col">{t('合计')}</th>
        </tr>
      </thead>
      <tbody>
        {colors.map(({ colorName, cells }) =>
          LINES.map((line, at) => (
            <tr key={colorName + line} data-line={line}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={LINES.length}>
                  {colorName}
                </th>
              )}
              <th scope="row">{fieldLabel(fields, line)}</th>
              {cells.map((cell, column) => (
                <td key={sizes[column]} data-bad={line === 'overNum' && cell?.isOutOfTolerance}>
                  {cell === undefined ? '' : text(cell, line)}
                </td>
              ))}
              <td>
                {text(
                  {
                    num: sum(cells, 'num'),
                    cutNum: sum(cells, 'cutNum'),
                    overNum: sum(cells, 'overNum'),
                  },
                  line,
                )}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  ));
}

type Line = (typeof LINES)[number];

const sum = (cells: readonly (CuttingOrderReportRow | undefined)[], line: Line): number =>
  cells.reduce((all, cell) => all + (cell?.[line] ?? 0), 0);

const text = (cell: Readonly<Record<Line, number>>, line: Line): string =>
  line === 'overNum' ? signed(cell[line]) : formatNumber(cell[line]);

/** The look of the tables on paper, A4 across. */
export const PIVOT_PRINT = `
@page { size: A4 landscape; margin: 10mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
h1 { font-size: 12pt; margin: 0 0 1mm; }
p { font-size: 8pt; margin: 0 0 3mm; }
.pivot { border-collapse: collapse; margin-bottom: 5mm; break-inside: avoid; font-size: 9pt; }
.pivot caption { text-align: left; font-weight: 700; padding: 1mm 0; }
.pivot th, .pivot td { border: 0.2mm solid #000; padding: 0.8mm 2mm; text-align: right; min-width: 14mm; }
.pivot th { text-align: left; font-weight: 500; }
.pivot thead th:nth-child(n + 3) { text-align: right; }
.pivot [data-bad="true"] { font-weight: 700; text-decoration: underline; }
`;
