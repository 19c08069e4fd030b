/**
 * Reads a block copied from a spreadsheet: tabs between cells, line ends between rows, cells with
 * either of them in double quotes.
 */
export const readTsv = (text: string): string[][] => readSeparated(text, '\t').rows;

/** As `readTsv` with another separator; `isOpen` when the quotes of the last cell do not end. */
export function readSeparated(
  text: string,
  separator: string,
): { readonly rows: string[][]; readonly isOpen: boolean } {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === separator) endCell();
    else if (char === '\n') {
      endCell();
      rows.push([]);
    } else if (char !== '\r') cell += char;
  }
  endCell();
  // Spreadsheets end the last row with a line end as well.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return { rows, isOpen: quoted };
}
