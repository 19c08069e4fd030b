import {
  type CompanySetting,
  listCompanySettings,
  updateCompanySetting,
} from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { isSame, readValue } from './setting-text.ts';

/** What a person made of a setting, and the version it was when he began. */
interface Change {
  readonly value: unknown;
  readonly version: number;
}

type Changes = Readonly<Record<string, Change>>;

const NONE: readonly CompanySetting[] = [];

/** The rules of the company and what a person changed of them; each is saved on its own. */
export function useSettings() {
  const t = useText();
  const { client } = useWorkbench();
  const { setDirty } = useTab();
  const queries = useQueryClient();
  const query = useOperation(listCompanySettings, {}, { live: 'setting' });
  const rows = query.data ?? NONE;
  const [changes, setChanges] = useTabState<Changes>('changes', {});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState(false);
  const rowOf = (code: string) => rows.find((row) => row.code === code);
  // Somebody else may have come to the same value meanwhile.
  const changed = Object.keys(changes).filter((code) => {
    const row = rowOf(code);
    return row === undefined || !isSame(readValue(row.value), changes[code]?.value);
  });
  const dirty = changed.length > 0;
  useEffect(() => setDirty(dirty), [dirty, setDirty]);

  function set(code: string, value: unknown) {
    const row = rowOf(code);
    setRefusals((before) => without(before, code));
    setChanges((before) =>
      row && isSame(readValue(row.value), value)
        ? without(before, code)
        : { ...before, [code]: { value, version: before[code]?.version ?? row?.version ?? 0 } },
    );
  }

  /** Saves values one by one; what is refused stays on the page with its reason. */
  async function write(wanted: Changes): Promise<boolean> {
    setPending(true);
    const refused: Record<string, string> = {};
    for (const [code, { value, version }] of Object.entries(wanted)) {
      try {
        const body = { code, value: JSON.stringify(value), version };
        const saved = await updateCompanySetting(client, { body });
        setChanges((before) => afterSaving(before, code, value, saved.version));
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
      code in changes ? changes[code]?.value : readValue(rowOf(code)?.value ?? 'null'),
    set,
    /** Somebody saved the setting after this person began to change it. */
    isOvertaken: (code: string): boolean =>
      changed.includes(code) && changes[code]?.version !== rowOf(code)?.version,
    /** Goes on with the own value, over what the other one saved. */
    keep(code: string) {
      const version = rowOf(code)?.version;
      setRefusals((before) => without(before, code));
      setChanges((before) => {
        const change = before[code];
        return change && version !== undefined
          ? { ...before, [code]: { ...change, version } }
          : before;
      });
    },
    /** Takes what the other one saved. */
    giveUp(code: string) {
      setRefusals((before) => without(before, code));
      setChanges((before) => without(before, code));
    },
    async save() {
      const wanted = Object.entries(changes).filter(([code]) => changed.includes(code));
      if (wanted.length > 0 && (await write(Object.fromEntries(wanted))))
        toast.success(t('保存成功'));
    },
    /** Puts settings back to what the product ships. */
    async restore(codes: readonly string[]) {
      const defaults = codes.flatMap((code) => {
        const row = rowOf(code);
        if (row === undefined) return [];
        return [[code, { value: readValue(row.defaultValue), version: row.version }] as const];
      });
      setChanges((before) => codes.reduce<Changes>(without, before));
      if (await write(Object.fromEntries(defaults))) toast.success(t('操作成功'));
    },
    drop() {
      setChanges({});
      setRefusals({});
    },
  };
}

/** A change that was saved is none any more, unless somebody typed on meanwhile. */
function afterSaving(before: Changes, code: string, value: unknown, version: number): Changes {
  const change = before[code];
  if (change === undefined || isSame(change.value, value)) return without(before, code);
  return { ...before, [code]: { ...change, version } };
}

function without<Value>(
  values: Readonly<Record<string, Value>>,
  code: string,
): Readonly<Record<string, Value>> {
  const { [code]: _, ...rest } = values;
  return rest;
}
