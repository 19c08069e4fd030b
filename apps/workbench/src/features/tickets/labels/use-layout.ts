import { ApiError } from '@garment-mes/sdk';
import {
  createCompanySetting,
  getCompanySetting,
  updateCompanySetting,
} from '@garment-mes/sdk/mes2';
import { useMemo } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { type LabelLayout, readLayout, usualLayout, writeLayout } from './label-layout.ts';

const CODE = 'ticketLayout';

/** The layout the company keeps for its labels, and how to keep another. */
export function useLayout() {
  const { data, error } = useOperation(getCompanySetting, { query: { code: CODE } });
  const create = useAction(createCompanySetting, { inline: true });
  const update = useAction(updateCompanySetting, { inline: true });
  const layout = useMemo(
    () => (data ? readLayout(wordsOf(data.value)) : usualLayout('60x40')),
    [data],
  );
  // A company that never changed it has no record of it yet.
  const isNew = data === undefined && error instanceof ApiError && error.kind !== 'network';

  async function keep(next: LabelLayout): Promise<void> {
    const value = JSON.stringify(writeLayout(next));
    if (data) await update.run({ body: { code: CODE, value, version: data.version } });
    else if (isNew) await create.run({ body: { code: CODE, value } });
  }
  return { layout, keep };
}

function wordsOf(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}
