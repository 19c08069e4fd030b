import { createTreeDict, type TreeDict, type TreeKind } from '@garment-mes/sdk/mes2';
import { importSheet, toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { sheetFaultText } from '#kit/sheet-fault-text.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import { MOST_ROWS, parentsFirst, readEntries, type SheetEntry } from './tree-sheet.ts';

/** A row the service refused, with its words. */
export interface RefusedRow {
  readonly row: number;
  readonly text: string;
}

/** Takes the entries of a sheet into a tree, one by one, and tells which rows were refused. */
export function useTreeImport(kind: TreeKind, entries: readonly TreeDict[]) {
  const t = useText();
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);

  async function take(file: File): Promise<void> {
    setPending(true);
    setRefused([]);
    try {
      const found = readEntries(await importSheet({ file, mostRows: MOST_ROWS }));
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
    }
  }

  async function create(found: readonly SheetEntry[]): Promise<readonly RefusedRow[]> {
    const ids = new Map(entries.map(({ id, code }) => [code, id]));
    const failures: RefusedRow[] = [];
    for (const { row, code, name, parentCode } of parentsFirst(found, new Set(ids.keys()))) {
      const parentId = parentCode === '' ? null : ids.get(parentCode);
      if (parentId === undefined) {
        failures.push({ row, text: t('没有编码为 {code} 的上级', { code: parentCode }) });
        continue;
      }
      try {
        const made = await createTreeDict(client, { body: { parentId, code, name, kind } });
        ids.set(code, made.id);
      } catch (error) {
        failures.push({ row, text: failureText(error) });
      }
    }
    return failures.toSorted((a, b) => a.row - b.row);
  }

  return { take, pending, refused, forget: () => setRefused([]) };
}
