import { createTreeDict, type TreeDict, type TreeKind } from '@garment-mes/sdk/mes2';
import { importSheet, toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#kit/api.tsx';
import { type Message, msg, useText } from '#kit/i18n.ts';
import { sheetFaultText } from '#kit/sheet-fault-text.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
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

/** Takes the entries of a sheet into a tree, one by one, and tells which rows were refused. */
export function useTreeImport(kind: TreeKind, entries: readonly TreeDict[]) {
  const t = useText();
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const [progress, setProgress] = useState<ImportProgress>();
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
      setProgress(undefined);
    }
  }

  async function create(found: readonly SheetEntry[]): Promise<readonly RefusedRow[]> {
    const ids = new Map(entries.map(({ id, code }) => [code, id]));
    const failures: RefusedRow[] = [];
    const ordered = parentsFirst(found, new Set(ids.keys()));
    for (const [done, { row, code, name, parentCode }] of ordered.entries()) {
      setProgress({ done, all: ordered.length });
      const wrong = faultOf(code, name);
      if (wrong !== undefined) {
        failures.push({ row, text: t(wrong) });
        continue;
      }
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

  return { take, pending, progress, refused, forget: () => setRefused([]) };
}

const LONGEST_CODE = 32;
const LONGEST_NAME = 64;

/** What is wrong with a row before the service looks at it. */
function faultOf(code: string, name: string): Message | undefined {
  if (code === '') return msg('请输入编码');
  if (code.length > LONGEST_CODE) return msg('编码最多32个字');
  if (name === '') return msg('请输入名称');
  if (name.length > LONGEST_NAME) return msg('名称最多64个字');
  return undefined;
}
