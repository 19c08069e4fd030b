import { importTreeDicts, type TreeDict, type TreeKind } from '@garment-mes/sdk/mes2';
import { importSheet, toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { type Message, msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { sheetFaultText } from '#screens/fields/sheet-fault-text.ts';
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
    const ordered = parentsFirst(found, new Set(entries.map(({ code }) => code)));
    const failures = ordered.flatMap(({ row, code, name }): RefusedRow[] => {
      const wrong = faultOf(code, name);
      return wrong === undefined ? [] : [{ row, text: t(wrong) }];
    });
    const rows = ordered.filter(({ code, name }) => faultOf(code, name) === undefined);
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
