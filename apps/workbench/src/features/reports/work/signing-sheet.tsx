import { formatNumber, formatPrice } from '@garment-mes/domain/formats';
import { WorkReportRowFields } from '@garment-mes/sdk/labels';
import type { WorkReportRow } from '@garment-mes/sdk/mes2';
import { fileName } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { type Printing, printedAt, printedText } from '#screens/print/paper.tsx';
import { paperAlign } from '#screens/print/paper-parts.tsx';
import { printPages } from '#screens/print/print-pages.tsx';
import { type SheetSums, type SigningPage, signingPages } from './signing-pages.ts';

const label = (name: string): string => fieldLabel(WorkReportRowFields, name);

/** Prints the lists that the people of each line sign for a day; money only where the rows have it. */
export function printSigningSheet(
  rows: readonly WorkReportRow[],
  printing: Printing,
): Promise<void> {
  const { companyName } = printing;
  const hasMoney = rows.every(({ amount }) => amount !== undefined);
  const days = [...new Set(rows.map(({ workDate }) => workDate))].toSorted();
  const range = days.length > 1 ? `${days[0]} – ${days.at(-1)}` : days[0];
  return printPages(
    fileName(t('报工签字单'), companyName, range, printedAt(printing).slice(0, 10)),
    SIGNING_PRINT,
    signingPages(rows).map((page) => (
      <SheetPage
        key={`${page.workDate}/${page.lineDeptName}/${page.page}`}
        page={page}
        hasMoney={hasMoney}
        heading={`${companyName} ${t('报工签字单')}`}
        printed={printedText(printing)}
      />
    )),
  );
}

interface SheetPageProps {
  readonly page: SigningPage;
  readonly hasMoney: boolean;
  readonly heading: string;
  readonly printed: string;
}

/** One page: persons down, what each of them made, and the place where the person signs. */
export function SheetPage({ page, hasMoney, heading, printed }: SheetPageProps) {
  const { workDate, lineDeptName, people, sums, whole } = page;
  const money = (sumsOf: SheetSums) => hasMoney && <MoneySum sums={sumsOf} />;
  const heads = ['employeeNo', 'employeeName', 'orderNo', 'processName', 'okNum', 'reworkNum'];
  return (
    <section>
      <h1>{heading}</h1>
      <p>
        <b>{lineDeptName}</b>
        <b>{workDate}</b>
        <span>{t('第 {page} / {pages} 页', { page: page.page, pages: page.pages })}</span>
        <span>{printed}</span>
      </p>
      <table>
        <thead>
          <tr>
            {heads.map((name) => (
              <th key={name} className={paperAlign(WorkReportRowFields, name)}>
                {label(name)}
              </th>
            ))}
            {hasMoney && <th className="figure">{label('unitPrice')}</th>}
            {hasMoney && <th className="figure">{label('amount')}</th>}
            <th className="sign">{t('员工签名')}</th>
          </tr>
        </thead>
        <tbody>
          {people.flatMap(({ employeeNo, employeeName, rows, own }) => {
            const signed = rows.length + (own ? 1 : 0);
            return [
              ...rows.map((row, at) => (
                <tr key={row.scanId}>
                  {at === 0 && <td rowSpan={signed}>{employeeNo}</td>}
                  {at === 0 && <td rowSpan={signed}>{employeeName}</td>}
                  <td>{row.orderNo}</td>
                  <td>{row.processName}</td>
                  <td className="figure">{formatNumber(row.okNum)}</td>
                  <td className="figure">{formatNumber(row.reworkNum)}</td>
                  {hasMoney && <td className="figure">{rateText(row)}</td>}
                  {hasMoney && <td className="figure">{formatPrice(row.amount)}</td>}
                  {at === 0 && <td rowSpan={signed} />}
                </tr>
              )),
              own && (
                <tr key={`${employeeNo}/own`} className="own">
                  <td colSpan={2}>{t('小计')}</td>
                  <td className="figure">{formatNumber(own.okNum)}</td>
                  <td className="figure">{formatNumber(own.reworkNum)}</td>
                  {money(own)}
                </tr>
              ),
            ];
          })}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{t('本页合计')}</td>
            <td className="figure">{formatNumber(sums.okNum)}</td>
            <td className="figure">{formatNumber(sums.reworkNum)}</td>
            {money(sums)}
            <td />
          </tr>
          {whole && (
            <tr>
              <td colSpan={4}>{t('合计')}</td>
              <td className="figure">{formatNumber(whole.okNum)}</td>
              <td className="figure">{formatNumber(whole.reworkNum)}</td>
              {money(whole)}
              <td />
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}

/** What a piece brings, with the factor of whoever is paid by one: pieces times this is the amount. */
const rateText = ({ unitPrice, coefficient }: WorkReportRow): string =>
  Number(coefficient) === 1
    ? formatPrice(unitPrice)
    : `${formatPrice(unitPrice)} × ${formatNumber(coefficient)}`;

// Amounts stand unrounded, so that a column adds up to its sum by hand.
const MoneySum = ({ sums: { amount } }: { readonly sums: SheetSums }) => (
  <>
    <td />
    <td className="figure">{formatPrice(amount?.toString())}</td>
  </>
);

const SIGNING_PRINT = `
@page { size: A4 portrait; margin: 12mm 12mm 14mm; }
section { break-after: page; }
section:last-child { break-after: auto; }
h1 { font-size: 13pt; margin: 0 0 2mm; text-align: center; }
p { display: flex; gap: 6mm; font-size: 9pt; margin: 0 0 2mm; }
p span:last-child { margin-left: auto; }
table { width: 100%; border-collapse: collapse; font-size: 9pt; }
th, td { border: 0.2mm solid #000; padding: 0 1.5mm; height: 7.2mm; text-align: left; }
th { font-weight: 600; }
td.figure, th.figure { text-align: right; }
th.sign { width: 28mm; }
tfoot td, tr.own td { font-weight: 700; }
`;
