import type { ReactNode } from 'react';
import type { DataColumn } from '../data-table/columns/data-column.ts';
import { cellText } from '../data-table/rows/cell-text.ts';
import { escapeHtml } from '../table-clipboard/clipboard-block.ts';
import { saysWords } from './export-rows.ts';

/** Columns from which a sheet lies on its side. */
const WIDE = 8;
/** Columns from which it is written smaller: a figure is never broken into two lines. */
const CROWDED = 13;
/** Letters of a word that is never broken; longer ones may have to be, so that the columns fit the paper. */
const WORD = 10;

const styleOf = (columns: number): string => `
@page { size: ${columns > WIDE ? 'landscape' : 'auto'}; margin: 12mm 10mm 14mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
* { box-sizing: border-box; }
body { margin: 0; color: #000; background: #fff; font: ${columns >= CROWDED ? 6.5 : 8.5}pt system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
h1 { margin: 0 0 2mm; font-size: 12pt; }
p { margin: 0 0 2mm; font-size: 8pt; }
.company { margin: 0 0 1mm; font-size: 9pt; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 1mm 1.5mm; border: 0.2mm solid #000; text-align: start; overflow-wrap: anywhere; }
.end { text-align: end; }
.words { overflow-wrap: normal; }
.whole { overflow-wrap: normal; white-space: nowrap; }
.center { text-align: center; }
.sum td { font-weight: 700; }
`;

/** Short words with room to break between them; a line of Chinese breaks anywhere. */
const isOfWords = (text: string): boolean =>
  text.split(/[\s\u2e80-\uffef]+/).every((word) => word.length <= WORD);

const wordsOf = (total: ReactNode): string =>
  typeof total === 'string' || typeof total === 'number' ? String(total) : '';

/** The document that is printed: what the table shows, head on every page, pages numbered. */
export function printDocument<Row>({
  name,
  company,
  title,
  note,
  columns,
  rows,
  totals,
}: {
  /** A browser that saves it as a file calls it so; the title when left out. */
  name?: string | undefined;
  /** Stands over the title: whose paper it is. */
  company?: string | undefined;
  title: string;
  /** Stands under the title: which days, who printed when. */
  note: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Stand below the last row, by column id; a total that is more than words stays on the screen. */
  totals?:
    | { readonly label: string; readonly sums: Readonly<Record<string, ReactNode>> }
    | undefined;
}): string {
  const printed = columns.filter(saysWords);
  const classed = (...names: readonly string[]) => {
    const named = names.filter((name) => name !== '' && name !== 'start').join(' ');
    return named === '' ? '' : ` class="${named}"`;
  };
  const headOf = ({ align = 'start', header }: DataColumn<Row>) =>
    classed(align, isOfWords(header) ? 'words' : '');
  const classOf = ({ align = 'start', kind }: DataColumn<Row>, text: string) => {
    const isFigure = align === 'end' || kind === 'number' || kind === 'date';
    return classed(align, isFigure ? 'whole' : isOfWords(text) ? 'words' : '');
  };
  const heads = printed.map((column) => `<th${headOf(column)}>${escapeHtml(column.header)}</th>`);
  const cell = (column: DataColumn<Row>, text: string) =>
    `<td${classOf(column, text)}>${escapeHtml(text)}</td>`;
  const lines = rows.map(
    (row, index) =>
      `<tr>${printed.map((column) => cell(column, cellText(column, row, index))).join('')}</tr>`,
  );
  const sums = printed.map(({ id, sum }) => (sum ? wordsOf(totals?.sums[id]) : ''));
  if (totals !== undefined && sums.some(Boolean))
    lines.push(
      `<tr class="sum">${printed
        .map((column, at) => {
          return cell(column, sums[at] || (at === 0 ? totals.label : ''));
        })
        .join('')}</tr>`,
    );
  const above = company === undefined ? '' : `<p class="company">${escapeHtml(company)}</p>`;
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(name ?? title)}</title><style>${styleOf(printed.length)}</style></head><body>${above}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(note)}</p><table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></body></html>`;
}

/**
 * Prints a document of its own, so that nothing else on the page, kept tabs included, gets onto the
 * paper. Waits for fonts and pictures; resolves when the print dialog was closed.
 */
export async function printHtml(html: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:0;height:0;border:0';
  const loaded = Promise.withResolvers<void>();
  frame.onload = () => loaded.resolve();
  frame.srcdoc = html;
  document.body.append(frame);
  try {
    await loaded.promise;
    const page = frame.contentWindow;
    const inner = frame.contentDocument;
    if (page === null || inner === null) return;
    await inner.fonts?.ready;
    await Promise.all([...inner.images].map((image) => image.decode().catch(() => undefined)));
    const over = Promise.withResolvers<void>();
    page.onafterprint = () => over.resolve();
    page.focus();
    page.print();
    await over.promise;
  } finally {
    frame.remove();
  }
}
