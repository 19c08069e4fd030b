/** Bytes of one part of a name: four parts and a suffix stay below the 255 that file systems take. */
const PART_BYTES = 60;
/** Letters that the name of a sheet may have. */
const SHEET_LETTERS = 31;

/** What Windows, macOS or Linux refuse in the name of a file, and letters that are not seen. */
const REFUSED = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
/** What a workbook refuses in the name of a sheet. */
const REFUSED_BY_SHEETS = /[[\]']+/g;

const safe = (text: string): string => text.replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').trim();

/** As many whole letters of a text as take up to so many bytes. */
function cut(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let left = bytes;
  const kept = Array.from(text).filter((letter) => {
    left -= encoder.encode(letter).length;
    return left >= 0;
  });
  return kept.join('').trim();
}

/**
 * Name of a file that people find again: its parts in their order, each once, without what a file system
 * refuses; without a suffix.
 */
export function fileName(...parts: readonly (string | undefined)[]): string {
  const words = parts.map((part) => cut(safe(part ?? ''), PART_BYTES)).filter(Boolean);
  // A file that begins with a dot is hidden, one that ends with a dot is refused.
  return [...new Set(words)].join(' ').replaceAll(/^[. ]+|[. ]+$/g, '');
}

/** Name of a sheet in a workbook: the first letters of its title, without what a workbook refuses. */
export const sheetTitle = (title: string): string =>
  Array.from(safe(title.replaceAll(REFUSED_BY_SHEETS, ' ')))
    .slice(0, SHEET_LETTERS)
    .join('')
    .trim() || 'Sheet1';
