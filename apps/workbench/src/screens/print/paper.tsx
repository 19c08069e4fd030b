import { type Decimal, decimal, isDecimal, sum } from '@garment-mes/domain/decimal';
import type { Fields } from '@garment-mes/sdk/labels';
import { fileName, QrCode } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { type Message, t } from '#app/i18n.ts';
import type { Workbench } from '#app/workbench-context.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import { GridOfPage, type PaperGrid } from './paper-grid.tsx';
import { PaperFacts, paperAlign } from './paper-parts.tsx';
import { printPages } from './print-pages.tsx';

/** Papers of an office printer, and the lines that fit on one of them beside head, facts and signatures. */
const SIZES = {
  'A3 landscape': { page: 'A3 landscape', lines: 30 },
  'A4 portrait': { page: 'A4 portrait', lines: 28 },
  'A4 landscape': { page: 'A4 landscape', lines: 17 },
  'A5 landscape': { page: 'A5 landscape', lines: 9 },
} as const;

export type PaperSize = keyof typeof SIZES;

/** The rows that a paper lists. */
interface PaperLines<Record, Line> {
  readonly fields: Fields;
  /** Columns in their order. */
  readonly names: readonly (keyof Line & string)[];
  readonly of: (record: Record) => readonly Line[];
  /** Columns that add up: under each page, and of the whole under the last. */
  readonly sums?: readonly (keyof Line & string)[];
  /** A column whose values have sums of their own above the one of the whole, such as the colour. */
  readonly by?: keyof Line & string;
  /** A last column to be ticked by hand, by its head. */
  readonly tick?: Message;
}

/** A paper of a record: head, facts, lines with the sums of their page, and where people sign. */
export interface PaperDefinition<Record, Line> {
  readonly size: PaperSize;
  readonly title: Message;
  /** The number of the record, large in the head. */
  readonly number: (record: Record) => string;
  /** What a scanner reads at the head; no code when left out. */
  readonly code?: (record: Record) => string;
  /** Lies across the page of what is not valid: a draft, a void record. */
  readonly mark?: (record: Record) => string | undefined;
  readonly facts: { readonly fields: Fields; readonly names: readonly (keyof Record & string)[] };
  readonly lines: PaperLines<Record, Line>;
  /** Pieces by colour and size in the place of the lines. */
  readonly grid?: (record: Record) => PaperGrid;
  /** Stands under the lines, such as the pieces in capitals. */
  readonly said?: (record: Record) => string;
  /** It takes something back: its figures are printed in red. */
  readonly isRed?: (record: Record) => boolean;
  /** Who signs, from left to right. */
  readonly signatures?: readonly Message[];
  /** A copy for each of them, with its name in the head; one without a name when left out. */
  readonly copies?: readonly Message[];
}

/** Who prints, and when. */
export type Printing = Pick<Workbench, 'companyName' | 'userName' | 'now'>;

/** `2026-11-27 14:05 name prints`, as it stands at the foot of a paper. */
export const printedText = (printing: Printing): string =>
  t('{time} {name} 打印', { time: printedAt(printing), name: printing.userName });

/** The moment of a print, `2026-11-27 14:05`. */
export const printedAt = ({ now }: Pick<Printing, 'now'>): string =>
  new Date(now()).toISOString().slice(0, 16).replace('T', ' ');

/** What one page of a paper shows. */
export interface PaperPage<Line> {
  readonly rows: readonly Line[];
  readonly page: number;
  readonly pages: number;
  /** Lines of pages before it. */
  readonly before: number;
}

/** Lines by pages of `most`; a paper without lines has one page. */
export function paperPages<Line>(lines: readonly Line[], most: number): readonly PaperPage<Line>[] {
  const pages = Math.max(1, Math.ceil(lines.length / most));
  return Array.from({ length: pages }, (_, at) => ({
    rows: lines.slice(at * most, (at + 1) * most),
    page: at + 1,
    pages,
    before: at * most,
  }));
}

/** The exact sum of a column; what is empty brings nothing. */
export function paperSum<Line>(lines: readonly Line[], name: keyof Line): Decimal {
  return sum(lines.flatMap((line) => (isDecimal(line[name]) ? decimal(line[name]) : [])));
}

/** Prints a paper of each record, each copy beginning on a page of its own. */
export function printPaper<Record extends object, Line extends object>(
  paper: PaperDefinition<Record, Line>,
  records: readonly Record[],
  printing: Printing,
): Promise<void> {
  const [first] = records;
  const named = records.length === 1 && first ? paper.number(first) : undefined;
  return printPages(
    fileName(t(paper.title), printing.companyName, named),
    paperPrint(paper.size),
    records.map((record) => <Paper key={paper.number(record)} {...{ paper, record, printing }} />),
  );
}

interface PaperProps<Record, Line> {
  readonly paper: PaperDefinition<Record, Line>;
  readonly record: Record;
  readonly printing: Printing;
}

/** All pages of all copies of a record's paper. */
export function Paper<Record extends object, Line extends object>(props: PaperProps<Record, Line>) {
  const { paper, record } = props;
  const grid = paper.grid?.(record);
  const lines = grid ? (grid.rows as readonly never[]) : paper.lines.of(record);
  const by = grid ? undefined : paper.lines.by;
  // Sums of the values of a column stand in the place of lines.
  const sums = grid
    ? new Set(grid.rows.map(({ group }) => group)).size
    : by === undefined
      ? 0
      : new Set(lines.map((line) => line[by])).size;
  const pages = paperPages(lines, Math.max(1, SIZES[paper.size].lines - sums));
  return (paper.copies ?? [undefined]).flatMap((copy) =>
    pages.map((page) => (
      <OnePage key={`${copy ?? ''}/${page.page}`} {...props} {...{ lines, page, copy }} />
    )),
  );
}

function OnePage<Record extends object, Line extends object>(
  props: PaperProps<Record, Line> & {
    readonly lines: readonly Line[];
    readonly page: PaperPage<Line>;
    readonly copy: Message | undefined;
  },
) {
  const { paper, record, printing, lines, page, copy } = props;
  const { facts, signatures = [] } = paper;
  const isLast = page.page === page.pages;
  const mark = paper.mark?.(record);
  const grid = paper.grid?.(record);
  return (
    <article className={paper.isRed?.(record) ? 'red' : undefined}>
      <header>
        <div>
          <p>{printing.companyName}</p>
          <h1>{t(paper.title)}</h1>
          <p className="number">{paper.number(record)}</p>
        </div>
        <div className="side">
          {copy && <b>{t(copy)}</b>}
          <span>{t('第 {page} / {pages} 页', { page: page.page, pages: page.pages })}</span>
        </div>
        {paper.code && <QrCode text={paper.code(record)} size={68} />}
      </header>
      {mark !== undefined && <p className="mark">{mark}</p>}
      <dl>
        <PaperFacts fields={facts.fields} names={facts.names} record={record} />
      </dl>
      {grid ? (
        <GridOfPage grid={grid} page={page as never} />
      ) : (
        <LinesOfPage paper={paper} lines={lines} page={page} />
      )}
      {isLast && paper.said && <p className="said">{paper.said(record)}</p>}
      {isLast && signatures.length > 0 && (
        <ul className="signatures">
          {signatures.map((who) => (
            <li key={who}>{t(who)}</li>
          ))}
        </ul>
      )}
      <footer>{printedText(printing)}</footer>
    </article>
  );
}

function LinesOfPage<Record, Line extends object>(props: {
  readonly paper: PaperDefinition<Record, Line>;
  readonly lines: readonly Line[];
  readonly page: PaperPage<Line>;
}) {
  const { paper, lines, page } = props;
  const { fields, names, sums = [], by, tick } = paper.lines;
  const text = (name: string, value: unknown) => fieldText(name, fieldOf(fields, name), value);
  const sumRow = (title: string, added: readonly Line[]): ReactNode => (
    <tr key={title}>
      <td>{title}</td>
      {names.map((name) => (
        <td key={name} className={paperAlign(fields, name)}>
          {sums.includes(name) && text(name, paperSum(added, name).toString())}
        </td>
      ))}
      {tick && <td />}
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          <th className="figure">{t('行')}</th>
          {names.map((name) => (
            <th key={name} className={paperAlign(fields, name)}>
              {fieldLabel(fields, name)}
            </th>
          ))}
          {tick && <th className="tick">{t(tick)}</th>}
        </tr>
      </thead>
      <tbody>
        {page.rows.map((row, at) => (
          <tr key={at}>
            <td className="figure">{page.before + at + 1}</td>
            {names.map((name) => (
              <td key={name} className={paperAlign(fields, name)}>
                {text(name, row[name])}
              </td>
            ))}
            {tick && <td className="tick">☐</td>}
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {page.pages > 1 && sumRow(t('本页合计'), page.rows)}
          {page.page === page.pages &&
            by !== undefined &&
            [...Map.groupBy(lines, (line) => text(by, line[by]))].map(([value, those]) =>
              sumRow(value, those),
            )}
          {page.page === page.pages && sumRow(t('合计'), lines)}
        </tfoot>
      )}
    </table>
  );
}

/** The look of a paper in its size. */
export const paperPrint = (size: PaperSize): string => `
@page { size: ${SIZES[size].page}; margin: 10mm; }
body { font-size: 9pt; }
article { position: relative; break-after: page; }
article:last-child { break-after: auto; }
header { display: flex; align-items: flex-start; gap: 4mm; min-height: 18mm; }
header > div:first-child { flex: 1; }
header p { margin: 0; }
.side { display: flex; flex-direction: column; align-items: flex-end; gap: 1mm; }
h1 { margin: 0; font-size: 13pt; }
.number { font-size: 12pt; font-weight: 700; }
.mark { position: absolute; top: 35%; left: 0; right: 0; margin: 0; color: #ddd; font-size: 72pt; text-align: center; transform: rotate(-24deg); z-index: -1; }
dl { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1mm 4mm; margin: 2mm 0; }
dt { font-size: 7.5pt; }
dd { margin: 0; font-weight: 600; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tfoot { display: table-row-group; }
tr { break-inside: avoid; }
th, td { height: 6.4mm; border: 0.2mm solid #000; padding: 0 1.2mm; text-align: left; font-weight: 400; }
th, tfoot td { font-weight: 600; }
th.figure, td.figure { text-align: right; }
th.head { font-weight: 600; }
.red td.figure, .red .said { color: #c00; }
.said { margin: 2mm 0 0; font-weight: 600; }
th.tick, td.tick { text-align: center; }
.signatures { display: flex; gap: 8mm; margin: 6mm 0 0; padding: 0; list-style: none; }
.signatures li { flex: 1; border-bottom: 0.2mm solid #000; padding-bottom: 1mm; }
footer { margin-top: 2mm; font-size: 7.5pt; }
`;
