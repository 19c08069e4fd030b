import { formatFixed } from '@garment-mes/domain/formats';
import { OrderFields, OrderProcessFields, StyleProcessFields } from '@garment-mes/sdk/labels';
import type { Order, Style } from '@garment-mes/sdk/mes2';
import { QrCode } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import { PaperFacts, paperAlign } from '#screens/print/paper-parts.tsx';
import { PAPER_LOOK } from './paper-looks.ts';
import { techniqueSections } from './technique-rows.ts';

const HEAD = ['customerName', 'styleNo', 'styleName', 'orderNum', 'deliveryDate'] as const;
const COLUMNS = [
  'seqNo',
  'processName',
  'partCode',
  'machineTypeName',
  'sam',
  'isCheckpoint',
] as const;

interface TechniquePaperProps {
  readonly order: Order;
  readonly style: Style;
  readonly foot: string;
}

/** How the garment is made, on A4 upright: operations by section, machine, minutes and stitch; no rates. */
export function TechniquePaper({ order, style, foot }: TechniquePaperProps) {
  const t = useText();
  const picture = order.imageUrl ?? style.imageUrl;
  const sections = techniqueSections(order.processes, style);
  return (
    <article>
      <header>
        <QrCode text={order.orderNo} size={72} />
        <h1>{t('工艺单 {order}', { order: order.orderNo })}</h1>
        {picture && <img src={picture} alt="" />}
      </header>
      <dl>
        <PaperFacts names={HEAD} fields={OrderFields} record={order} />
      </dl>
      {sections.map(({ section, rows, sam }) => (
        <section key={section}>
          <h2>
            {fieldText('section', OrderProcessFields.section, section)} ·{' '}
            {t('{count} 道 {sam} 分钟', { count: rows.length, sam: formatFixed(sam, 2) })}
          </h2>
          <table>
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name} className={paperAlign(OrderProcessFields, name)}>
                    {fieldLabel(OrderProcessFields, name)}
                  </th>
                ))}
                <th>{fieldLabel(StyleProcessFields, 'stitchNote')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ operation, stitchNote }) => (
                <tr key={operation.id}>
                  {COLUMNS.map((name) => (
                    <td key={name} className={paperAlign(OrderProcessFields, name)}>
                      {fieldText(name, fieldOf(OrderProcessFields, name), operation[name])}
                    </td>
                  ))}
                  <td>{stitchNote}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <p className="signed">
        {[t('工艺员'), t('车间')].map((who) => (
          <span key={who}>{who}</span>
        ))}
      </p>
      <footer>
        {t('版本 {version}', { version: order.versionNo })} · {foot}
      </footer>
    </article>
  );
}

/** The look of the sheet of operations: A4 upright. */
export const TECHNIQUE_PRINT = `
@page { size: A4 portrait; margin: 10mm 10mm 12mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
${PAPER_LOOK}
h2 { margin: 4mm 0 1mm; font-size: 10pt; break-after: avoid; }
dl { display: grid; grid-template-columns: repeat(5, 1fr); gap: 1mm 3mm; margin: 2mm 0; }
dd { margin: 0; font-weight: 600; }
table { table-layout: fixed; }
th:first-child { width: 9%; }
th:last-child { width: 30%; }
.signed { display: grid; grid-template-columns: repeat(2, 1fr); margin-top: 8mm; }
`;
