import { type BundleSplitRuleRow, listBundleSplitRules } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import type { BedDraft } from '../draft/draft.ts';

const NO_RULES: readonly BundleSplitRuleRow[] = [];

/** Bundle rules an order may use, and the one that applies to this bill: chosen, else the narrowest. */
export function useSplitRules({ orderId, splitRuleId }: BedDraft) {
  const { data } = useOperation(
    listBundleSplitRules,
    { query: { orderId, pageNum: 1, pageSize: 50 } },
    { enabled: orderId !== '' },
  );
  const rules = data?.list ?? NO_RULES;
  const narrowest = rules.find(({ isNarrowest }) => isNarrowest);
  const rule = splitRuleId === '' ? narrowest : rules.find(({ id }) => id === splitRuleId);
  return { rules, narrowest, rule };
}
