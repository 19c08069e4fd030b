import { importTreeDicts, type TreeDict, type TreeKind } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { sheetFaultText } from '#screens/fields/sheet-fault-text.ts';
import { useSheetReader } from '#screens/sheet/use-sheet-reader.tsx';
import { entryFault } from './entry-fault.ts';
import { MOST_ROWS, parentsFirst, readEntries, type SheetEntry } from './tree-sheet.ts';

/** A row the service refused, with its words. */
export interface RefusedRow {
  readonly row: number;
  readonly text: string;
}

/** How far an import has come, in rows. */
export interface ImportProgress {
  readonly done: number;
  readonly all: number;
}

/** Rows that travel together. */
const PORTION = 200;

/** Takes the entries of a sheet into a tree, portion by portion, and reports which rows were refused. */
export function useTreeImport(kind: TreeKind, entries: readonly TreeDict[]) {
  const t = useText();
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const { read, question } = useSheetReader(MOST_ROWS, true);
  const [pending, setPending] = useState(false);
  const [progress, setProgress] = useState<ImportProgress>();
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);

  async function take(file: File): Promise<void> {
    setPending(true);
    setRefused([]);
    try {
      const texts = await read(file);
      if (texts === undefined) return;
      const found = readEntries(texts);
      if (found === undefined) {
        toast.error(t('第一行须有列：编码、名称、上级编码'));
        return;
      }
      const failures = await create(found);
      setRefused(failures);
      toast.success(t('导入成功 {okNum} 条', { okNum: found.length - failures.length }));
      await queries.invalidateQueries();
    } catch (error) {
      toast.error(sheetFaultText(error, MOST_ROWS));
    } finally {
      setPending(false);
      setProgress(undefined);
    }
  }

  async function create(found: readonly SheetEntry[]): Promise<readonly RefusedRow[]> {
    const ordered = parentsFirst(found, new Set(entries.map(({ code }) => code)));
    const failures = ordered.flatMap((entry): RefusedRow[] => {
      const text = entryFault(entry);
      return text === undefined ? [] : [{ row: entry.row, text }];
    });
    const rows = ordered.flatMap((entry) => {
      const { row, code, name, parentCode } = entry;
      return entryFault(entry) === undefined ? [{ row, code, name, parentCode }] : [];
    });
    for (let at = 0; at < rows.length; at += PORTION) {
      setProgress({ done: at, all: rows.length });
      try {
        const body = { kind, rows: rows.slice(at, at + PORTION) };
        const { errors } = await importTreeDicts(client, { body });
        failures.push(...errors.map(({ row, text }) => ({ row, text })));
      } catch (error) {
        // What hangs below these rows would be refused for want of them.
        failures.push(...rows.slice(at).map(({ row }) => ({ row, text: failureText(error) })));
        break;
      }
    }
    return failures.toSorted((a, b) => a.row - b.row);
  }

  return { take, question, pending, progress, refused, forget: () => setRefused([]) };
}
