import type { TreeDict } from '@garment-mes/sdk/mes2';
import { exportRows, fileName, type SheetTexts, saveFile } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import type { Workbench } from '#app/workbench-context.ts';
import { cellName } from '#screens/sheet/cell-faults.ts';
import { plainCode, saidIn } from '#screens/sheet/cell-text.ts';

/** Rows a sheet of entries may have. */
export const MOST_ROWS = 2_000;

/** A row of an imported sheet. */
export interface SheetEntry {
  readonly row: number;
  readonly code: string;
  readonly name: string;
  /** Code of the parent, empty for a root. */
  readonly parentCode: string;
  /** Where its texts stand in the spreadsheet. */
  readonly cells: { readonly code: string; readonly name: string };
}

/** Heads of the sheet, in both directions. */
const heads = () => [t('编码'), t('名称'), t('上级编码')] as const;

/** Writes one tree into a sheet under its name: code, name, code of the parent. */
export async function exportTree(
  entries: readonly TreeDict[],
  name: string,
  { companyName, today }: Pick<Workbench, 'companyName' | 'today'>,
): Promise<void> {
  const codes = new Map(entries.map(({ id, code }) => [id, code]));
  const [code, nameHead, parentCode] = heads();
  const file = await exportRows<TreeDict>({
    kind: 'xlsx',
    sheetName: name,
    rows: entries,
    columns: [
      { id: 'code', header: code, cell: (entry) => entry.code },
      { id: 'name', header: nameHead, cell: (entry) => entry.name },
      {
        id: 'parentCode',
        header: parentCode,
        cell: ({ parentId }) => codes.get(parentId ?? '') ?? '',
      },
    ],
  });
  saveFile(file, `${fileName(name, companyName, today())}.xlsx`);
}

/** Entries of a sheet, found by its heads; `undefined` when a head is missing. */
export function readEntries({
  heads: found,
  lines,
}: SheetTexts): readonly SheetEntry[] | undefined {
  const [code, name, parent] = heads().map((head) => found.indexOf(head));
  if (code === undefined || name === undefined || code < 0 || name < 0) return undefined;
  return lines.map((line) => ({
    row: line.row,
    code: plainCode(saidIn(line, code, 'text')),
    name: saidIn(line, name, 'text').trim(),
    parentCode: parent === undefined ? '' : plainCode(saidIn(line, parent, 'text')),
    cells: { code: cellName(code, line.row), name: cellName(name, line.row) },
  }));
}

/** Parents before their children; what hangs on itself, or on nothing, keeps its place at the end. */
export function parentsFirst<Entry extends Pick<SheetEntry, 'code' | 'parentCode'>>(
  entries: readonly Entry[],
  known: ReadonlySet<string>,
): readonly Entry[] {
  const placed = new Set(known);
  const ordered: Entry[] = [];
  let waiting = entries;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ parentCode }) => parentCode === '' || placed.has(parentCode));
    if (ready.length === 0) break;
    for (const entry of ready) placed.add(entry.code);
    ordered.push(...ready);
    waiting = waiting.filter((entry) => !ready.includes(entry));
  }
  return [...ordered, ...waiting];
}
