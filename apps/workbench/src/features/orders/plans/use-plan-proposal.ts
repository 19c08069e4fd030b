import { getStyle, type Order, suggestCutPlan } from '@garment-mes/sdk/mes2';
import { useConfirm } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { orNull, trimmed } from '#screens/form/sent-values.ts';
import { type PlanDraft, rowsOfPlan } from './plan-draft.ts';

/** Length, width and efficiency of the markers that are proposed, by their field. */
export type AskedFigures = Readonly<Record<string, string>>;

interface ProposalOf {
  readonly order: Pick<Order, 'id' | 'styleId'>;
  readonly draft: PlanDraft;
  /** Figures a proposal is asked with, as far as somebody typed them. */
  readonly typed: AskedFigures;
  readonly readOnly: boolean;
  /** Takes a proposal over, with the metres it takes. */
  readonly onPropose: (draft: PlanDraft, planLen: string) => void;
}

/** Markers and lays as the service proposes them, by the figures of the style where nobody typed others. */
export function usePlanProposal({ order, draft, typed, readOnly, onPropose }: ProposalOf) {
  const t = useText();
  const { client } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { fabricPart, materialId, maxPlies } = draft;
  const style = useOperation(getStyle, { query: { id: order.styleId } }, { enabled: !readOnly });
  const fabric = style.data?.fabrics.find(
    (each) => each.materialId === materialId && each.fabricPart === fabricPart,
  );
  const asked = {
    markerLen: typed.markerLen ?? trimmed(fabric?.markerLen ?? null) ?? '',
    widthCm: typed.widthCm ?? trimmed(fabric?.widthCm ?? null) ?? '',
    effPct: typed.effPct ?? trimmed(fabric?.markerEffPct ?? null) ?? '',
  };

  async function take() {
    setPending(true);
    setRefusal(undefined);
    try {
      const found = await suggestCutPlan(client, {
        body: {
          ...{ orderId: order.id, fabricPart, materialId, maxPlies: Number(maxPlies || '0') },
          ...{ markerLen: asked.markerLen, widthCm: asked.widthCm },
          effPct: orNull(asked.effPct),
        },
      });
      onPropose({ ...draft, ...rowsOfPlan(found) }, found.planLen);
    } catch (error) {
      setRefusal(failureText(error));
    } finally {
      setPending(false);
    }
  }

  /** Asks first where something stands already. */
  const propose = () =>
    draft.markers.length === 0 && draft.lays.length === 0
      ? void take()
      : ask({
          title: t('用建议的唛架和床次替换现有内容？'),
          confirmLabel: t('替换'),
          onConfirm: take,
        });

  return { asked, pending, refusal, propose, question: dialog };
}
