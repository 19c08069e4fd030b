/** Of the library that holds the parts of a workbook together this much is used. */
interface Parts {
  readonly FileIndex: { readonly name: string; content: Uint8Array }[];
}
export interface PartsLibrary {
  readonly read: (file: Uint8Array, options: { readonly type: 'array' }) => Parts;
  readonly write: (
    parts: Parts,
    options: { readonly fileType: 'zip'; readonly type: 'array'; readonly compression: boolean },
  ) => ArrayLike<number>;
}

const FIRST_SHEET = 'sheet1.xml';
/** A sheet says how it is looked at before its first row. */
const HEAD_BYTES = 4_096;
const VIEW = /<sheetView([^>]*)\/>/;
const FROZEN =
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';

/**
 * The bytes of an xlsx file whose first line stays in view. The sheet library writes no panes, so the file is opened once
 * more and the view of its first sheet is written again.
 */
export function freezeHead(file: ArrayBuffer, library: PartsLibrary): ArrayBuffer {
  const parts = library.read(new Uint8Array(file), { type: 'array' });
  const sheet = parts.FileIndex.find(({ name }) => name === FIRST_SHEET);
  if (sheet === undefined) return file;
  const bytes = Uint8Array.from(sheet.content.subarray(0, HEAD_BYTES));
  const head = new TextDecoder('latin1').decode(bytes);
  const view = VIEW.exec(head);
  if (view === null) return file;
  const [old, facts = ''] = view;
  const made = new TextEncoder().encode(`<sheetView${facts}>${FROZEN}</sheetView>`);
  const content = new Uint8Array(sheet.content.length - old.length + made.length);
  content.set(sheet.content.subarray(0, view.index));
  content.set(made, view.index);
  content.set(sheet.content.subarray(view.index + old.length), view.index + made.length);
  sheet.content = content;
  // A worker hands over a buffer, and nothing else.
  return Uint8Array.from(
    library.write(parts, { fileType: 'zip', type: 'array', compression: false }),
  ).buffer;
}
