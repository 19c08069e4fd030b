import { ApiError } from '@garment-mes/sdk';
import {
  type CuttingBed,
  createCuttingBed,
  finishCutting,
  type SubmittedCuttingBed,
  startCuttingBed,
  submitCuttingBed,
  updateCuttingBed,
} from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { createBody, updateBody } from './draft/body.ts';
import type { BillDraft } from './draft/use-bill-draft.ts';

interface BillEvents {
  /** A new bed got its number. */
  readonly onCreated: (bed: CuttingBed) => void;
  /** What is on the page is what the server has. */
  readonly onSaved: () => void;
  /** A step outside a dialog was refused; the words are on the page already. */
  readonly onRefused: (text: string) => void;
}

/** Steps of a bed. Each saves first what was typed, and shows a refusal where the person is looking. */
export function useBillActions(bill: BillDraft, { onCreated, onSaved, onRefused }: BillEvents) {
  const t = useText();
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const [pending, setPending] = useState<'save' | 'start' | 'cutDone' | 'submit'>();
  const [stale, setStale] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  async function save(): Promise<CuttingBed> {
    const { bed, draft, version } = bill;
    if (bed && !bill.dirty) return bed;
    const answer =
      bed === undefined
        ? await createCuttingBed(client, { body: createBody(draft) })
        : await updateCuttingBed(client, {
            body: updateBody(draft, bed.id, version ?? bed.version),
          });
    if (bed === undefined) onCreated(answer);
    bill.settle(answer, draft);
    onSaved();
    return answer;
  }

  /** Runs a step; who was faster opens the comparison, any other refusal is said by `say`. */
  async function attempt<Answer>(
    step: NonNullable<typeof pending>,
    run: () => Promise<Answer>,
    say: (text: string) => void,
  ): Promise<Answer | undefined> {
    if (pending) return undefined;
    setPending(step);
    setRefusal(undefined);
    try {
      const answer = await run();
      await queries.invalidateQueries();
      return answer;
    } catch (error) {
      const text = failureText(error);
      if (error instanceof ApiError && error.kind === 'stale') setStale(text);
      else say(text);
      return undefined;
    } finally {
      setPending(undefined);
    }
  }

  function sayAbove(text: string) {
    toast.error(text);
    onRefused(text);
  }

  async function step(
    name: 'start' | 'cutDone',
    operation: typeof startCuttingBed | typeof finishCutting,
  ): Promise<void> {
    const run = async () => {
      const { id, version } = await save();
      return operation(client, { body: { id, version } });
    };
    if (await attempt(name, run, sayAbove)) toast.success(t('操作成功'));
  }

  return {
    pending,
    stale,
    closeStale: () => setStale(undefined),
    /** Lays what is typed beside what somebody saved. */
    compare: (text: string) => setStale(text),
    /** What submitting was refused with, for its dialog. */
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    async save(): Promise<void> {
      if (await attempt('save', save, sayAbove)) toast.success(t('保存成功'));
    },
    start: () => step('start', startCuttingBed),
    cutDone: () => step('cutDone', finishCutting),
    submit(reason: string | undefined): Promise<SubmittedCuttingBed | undefined> {
      const run = async () => {
        const { id, version } = await save();
        const why = reason === undefined ? {} : { reason };
        return submitCuttingBed(client, { body: { id, version, ...why } });
      };
      return attempt('submit', run, setRefusal);
    },
  };
}

export type BillActions = ReturnType<typeof useBillActions>;
