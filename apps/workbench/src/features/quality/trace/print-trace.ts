import { printHtml } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';

const STYLE = `
@page { size: A4 portrait; margin: 12mm 10mm 14mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
* { box-sizing: border-box; }
body { margin: 0; color: #000; background: #fff; font: 9pt system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
h1 { margin: 0 2mm 0 0; font-size: 18pt; display: inline; }
h1 ~ * { margin-right: 2mm; } h1 ~ * svg { width: 3mm; height: 3mm; margin-right: 0.5mm; vertical-align: -0.4mm; }
a { color: inherit; text-decoration: none; }
button:not([data-part="thumbnail"]), [role="progressbar"] > * { display: none; }
[role="progressbar"] { display: inline; } [role="progressbar"]::before { content: attr(aria-label) ": "; }
[data-part="thumbnail"] { float: left; margin: 0 3mm 2mm 0; padding: 0; border: 0; background: none; } [data-part="thumbnail"] img { display: block; width: 22mm; height: 22mm; object-fit: contain; }
[data-part="qr-code"] { float: right; width: 25mm; height: 25mm; }
dl { margin: 2mm 0; columns: 3; } dt { display: inline; color: #333; } dt::after { content: ": "; } dd { display: inline; margin: 0; } dd::after { content: "\\A"; white-space: pre; }
h2 { margin: 4mm 0 1mm; font-size: 11pt; clear: both; }
table { width: calc(100% - 0.4mm); border-collapse: collapse; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 1mm 1.5mm; border: 0.2mm solid #000; text-align: start; overflow-wrap: anywhere; }
[data-figure] { text-align: end; }
footer { margin-top: 3mm; font-size: 8pt; }
`;

interface TracePaper {
  readonly title: string;
  /** Who prints when, and for which company. */
  readonly note: string;
  /** The head card and the tables as they stand on the page. */
  readonly head: Element;
  readonly tables: readonly { readonly title: string; readonly table: Element }[];
}

/** Prints the life of a bundle: its card with the code at the top, events and rolls. */
export function printTrace({ title, note, head, tables }: TracePaper): Promise<void> {
  const paper = document.implementation.createHTMLDocument(title);
  const style = paper.createElement('style');
  style.textContent = STYLE;
  paper.head.append(style);
  paper.body.append(paper.importNode(head, true));
  for (const { title: words, table } of tables) {
    const heading = paper.createElement('h2');
    heading.textContent = words;
    const copy = paper.importNode(table, true);
    // The page itself does not show every table that it prints.
    copy.removeAttribute('hidden');
    paper.body.append(heading, copy);
  }
  const foot = paper.createElement('footer');
  foot.textContent = t('打印：{note}', { note });
  paper.body.append(foot);
  return printHtml(`<!doctype html>${paper.documentElement.outerHTML}`);
}
