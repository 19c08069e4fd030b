import {
  type CompanySetting,
  listCompanySettings,
  updateCompanySetting,
} from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureText, useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { useTab, useTabState } from '#kit/tab-scope.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import { isSame, readValue } from './setting-text.ts';

type Values = Readonly<Record<string, unknown>>;

const NONE: readonly CompanySetting[] = [];

/** The rules of the company and what a person changed of them; each is saved on its own. */
export function useSettings() {
  const t = useText();
  const { client } = useWorkbench();
  const { setDirty } = useTab();
  const queries = useQueryClient();
  const query = useOperation(listCompanySettings, {}, { live: 'setting' });
  const rows = query.data ?? NONE;
  const [changes, setChanges] = useTabState<Values>('changes', {});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState(false);
  const changed = Object.keys(changes);
  const dirty = changed.length > 0;
  useEffect(() => setDirty(dirty), [dirty, setDirty]);

  const rowOf = (code: string) => rows.find((row) => row.code === code);

  function set(code: string, value: unknown) {
    const row = rowOf(code);
    setRefusals(without(refusals, code));
    setChanges((before) =>
      row && isSame(readValue(row.value), value)
        ? without(before, code)
        : { ...before, [code]: value },
    );
  }

  /** Saves values one by one; what is refused stays on the page with its reason. */
  async function write(values: Values): Promise<boolean> {
    setPending(true);
    const refused: Record<string, string> = {};
    for (const [code, value] of Object.entries(values)) {
      const row = rowOf(code);
      if (row === undefined) continue;
      try {
        const body = { code, value: JSON.stringify(value), version: row.version };
        await updateCompanySetting(client, { body });
        setChanges((before) => without(before, code));
      } catch (error) {
        refused[code] = failureText(error);
      }
    }
    setRefusals(refused);
    setPending(false);
    await queries.invalidateQueries();
    return Object.keys(refused).length === 0;
  }

  return {
    query,
    rows,
    changed,
    refusals,
    pending,
    valueOf: (code: string): unknown =>
      code in changes ? changes[code] : readValue(rowOf(code)?.value ?? 'null'),
    set,
    async save() {
      const count = changed.length;
      if (count > 0 && (await write(changes))) toast.success(t('保存成功'));
    },
    /** Puts settings back to what the product ships. */
    async restore(codes: readonly string[]) {
      const defaults = codes.map((code) => [code, readValue(rowOf(code)?.defaultValue ?? 'null')]);
      if (await write(Object.fromEntries(defaults))) toast.success(t('操作成功'));
    },
    drop() {
      setChanges({});
      setRefusals({});
    },
  };
}

function without<Value>(
  values: Readonly<Record<string, Value>>,
  code: string,
): Readonly<Record<string, Value>> {
  const { [code]: _, ...rest } = values;
  return rest;
}
