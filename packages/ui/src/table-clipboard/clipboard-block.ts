import { readTsv } from './read-tsv.ts';

/** A block of cells as a spreadsheet takes it: tabs between cells, quotes where they are needed. */
export const toTsv = (block: readonly (readonly string[])[]): string =>
  block
    .map((cells) =>
      cells
        .map((text) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join('\t'),
    )
    .join('\r\n');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);

/** Text that a spreadsheet would take for something else: a formula, or a long number. */
const NEEDS_TEXT = /^=|^[+@-](?!\d)|^\d{12,}$|^0\d/;

/** The same block as a table of a document; spreadsheets prefer it and take its text for text. */
export const toHtml = (block: readonly (readonly string[])[]): string =>
  `<table>${block
    .map(
      (cells) =>
        `<tr>${cells
          .map(
            (text) =>
              `<td${NEEDS_TEXT.test(text) ? ` style='mso-number-format:"\\@"'` : ''}>${escapeHtml(
                text,
              ).replaceAll('\n', '<br>')}</td>`,
          )
          .join('')}</tr>`,
    )
    .join('')}</table>`;

/** Puts a block on the clipboard, for spreadsheets and for plain text. */
export function copyBlock(clipboard: DataTransfer, block: readonly (readonly string[])[]): void {
  clipboard.setData('text/plain', toTsv(block));
  clipboard.setData('text/html', toHtml(block));
}

/** The block on the clipboard: tabbed text, else the first table of a document. */
export function pastedBlock(clipboard: DataTransfer): string[][] {
  const text = clipboard.getData('text/plain');
  const html = text === '' ? clipboard.getData('text/html') : '';
  return html.includes('<t') ? readHtmlTable(html) : readTsv(text);
}

function readHtmlTable(html: string): string[][] {
  // Parsed apart from the page: nothing in it runs, loads or is shown.
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.querySelectorAll('tr')].map((line) =>
    [...line.querySelectorAll('td, th')].map((cell) => {
      for (const gap of cell.querySelectorAll('br')) gap.replaceWith('\n');
      return (cell.textContent ?? '').trim();
    }),
  );
}
