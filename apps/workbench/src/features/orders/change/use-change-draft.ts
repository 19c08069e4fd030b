import {
  checkOrderVersion,
  type Order,
  type OrderVersionDraft,
  saveOrderVersion,
} from '@garment-mes/sdk/mes2';
import { useDeferredValue, useEffect, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { badCells } from '../entry/order-entry.ts';
import { type ChangeDraft, cellKey, changesOf, draftOf, matrixOf } from './change-draft.ts';

/** What is typed of a change, what it would touch as it stands, and how it is kept. */
export function useChangeDraft(order: Order, open: OrderVersionDraft) {
  const t = useText();
  const { can } = useWorkbench();
  const { setDirty } = useTab();
  const [refusal, setRefusal] = useState<string>();
  const clean = draftOf(open.changes ?? order, open.reason ?? '', open.id === null);
  const [typed, setTyped] = useTabState<ChangeDraft | undefined>('change', undefined);
  const draft = typed ?? clean;
  const changes = changesOf(order, draft);
  const asked = useDeferredValue(JSON.stringify(changes));
  const isEmpty = asked === '{}';
  const isFaulty = badCells(matrixOf(order, draft), cellKey).size > 0;
  const effect = useOperation(
    checkOrderVersion,
    { body: { orderId: order.id, changes: JSON.parse(asked) } },
    { enabled: !isEmpty && !isFaulty && can(saveOrderVersion.permissionKey), keepPrevious: true },
  );
  const action = useAction(saveOrderVersion, { inline: true, ok: t('保存成功') });
  useEffect(() => setDirty(typed !== undefined), [typed, setDirty]);

  async function save() {
    setRefusal(undefined);
    const { id, version } = open;
    const claim = id === null ? {} : { id, version };
    try {
      await action.run({
        body: { ...claim, orderId: order.id, reason: draft.reason.trim(), changes },
      });
      // What was typed while it was saved stays.
      setTyped((now) => (now === typed ? undefined : now));
    } catch (error) {
      setRefusal(failureText(error));
    }
  }

  return {
    draft,
    isTyped: typed !== undefined,
    /** Nothing of the order is changed. */
    isEmpty,
    /** A cell is no number: nothing can be saved before it is one. */
    isFaulty,
    /** What the service found; `undefined` while it is asked. */
    effect: isEmpty ? open.effect : effect.data,
    /** Why it could not be asked. */
    failure: effect.error ? failureText(effect.error) : undefined,
    /** Why the draft was not saved. */
    refusal,
    pending: action.pending,
    change: (next: ChangeDraft) => setTyped(next),
    save,
  };
}
