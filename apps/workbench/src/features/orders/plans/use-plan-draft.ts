import { type CutPlanRow, type Order, saveCutPlan } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { draftOfPlan, newPlan, type PlanDraft, planBody } from './plan-draft.ts';
import type { AskedFigures } from './use-plan-proposal.ts';

/** A cut plan while it is typed: what of it is not saved yet, and the fabric it takes. */
export function usePlanDraft(order: Order, plan: CutPlanRow | undefined) {
  const t = useText();
  const [draft, setDraft] = useState<PlanDraft>(() => (plan ? draftOfPlan(plan) : newPlan(order)));
  const [saved, setSaved] = useState(draft);
  const [asked, setAsked] = useState<AskedFigures>({});
  const [savedAsked, setSavedAsked] = useState(asked);
  /** Metres the service worked out, good for the draft it saw. */
  const [computed, setComputed] = useState({ of: draft, planLen: plan?.planLen });
  const action = useAction(saveCutPlan, { inline: true, ok: t('保存成功') });
  const isDirty = draft !== saved;

  async function save() {
    try {
      const row = await action.run({ body: planBody(order.id, draft) });
      const next = draftOfPlan(row);
      setDraft(next);
      setSaved(next);
      setSavedAsked(asked);
      setComputed({ of: next, planLen: row.planLen });
    } catch {
      // The drawer shows the refusal.
    }
  }

  /** Takes over what nobody typed: it is nothing to be saved. */
  function takeDefault(next: PlanDraft) {
    if (!isDirty) setSaved(next);
    setDraft(next);
  }

  function propose(next: PlanDraft, planLen: string) {
    setDraft(next);
    setComputed({ of: next, planLen });
  }

  return {
    draft,
    setDraft,
    asked,
    setAsked,
    /** Something of the plan is not saved. */
    isDirty,
    /** Somebody typed something, be it a figure a proposal is asked with. */
    isTyped: isDirty || asked !== savedAsked,
    /** Metres the plan takes; `undefined` while nobody has worked them out. */
    planLen: computed.of === draft ? computed.planLen : undefined,
    takeDefault,
    propose,
    save,
    pending: action.pending,
    error: action.error,
  };
}
