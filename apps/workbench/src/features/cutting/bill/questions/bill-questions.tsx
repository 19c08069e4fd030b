import type { SubmittedCuttingBed } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import type { BillDraft } from '../draft/use-bill-draft.ts';
import type { BillActions } from '../use-bill-actions.ts';
import { BundlesDialog } from './bundles-dialog.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

interface BillQuestionsProps {
  readonly bill: BillDraft;
  readonly actions: BillActions;
  /** It is asked whether the bed is to be submitted. */
  readonly asking: boolean;
  readonly onClose: () => void;
  /** Puts the cursor where a refusal points. */
  readonly onCorrect: (cell: string) => void;
  /** Goes to the bundles of the bed that was submitted. */
  readonly onBundles: () => void;
  /** Goes on to the next bed. */
  readonly onNext: () => void;
}

/** Dialogs around submitting: whether, who was faster, and the outcome. */
export function BillQuestions(props: BillQuestionsProps) {
  const { bill, actions, asking, onClose, onCorrect, onBundles, onNext } = props;
  const [submitted, setSubmitted] = useState<SubmittedCuttingBed>();

  async function submit(reason: string | undefined) {
    const answer = await actions.submit(reason);
    if (answer === undefined) return;
    onClose();
    setSubmitted(answer);
  }

  return (
    <>
      <SubmitDialog
        open={asking && actions.stale === undefined}
        onClose={onClose}
        onSubmit={submit}
        refusal={actions.refusal}
        onCorrect={onCorrect}
      />
      <StaleDialog
        text={actions.stale}
        bill={bill}
        onClose={() => {
          onClose();
          actions.closeStale();
        }}
      />
      <BundlesDialog
        submitted={submitted}
        onClose={() => setSubmitted(undefined)}
        onBundles={() => {
          setSubmitted(undefined);
          onBundles();
        }}
        onNext={() => {
          setSubmitted(undefined);
          onNext();
        }}
      />
    </>
  );
}
