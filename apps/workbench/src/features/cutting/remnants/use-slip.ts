import { confirmRemnantSlip, type RemnantSlip, saveRemnantSlip } from '@garment-mes/sdk/mes2';
import { useEffect, useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { linesOf, type SlipLine, saveBody } from './slip-draft.ts';

/** The lines of a slip as they are typed, saved and posted. */
export function useSlip(slip: RemnantSlip) {
  const t = useText();
  const { setDirty } = useTab();
  // Typed lines stand until they are saved; what is read again does not take them away.
  const [typed, setTyped] = useTabState<readonly SlipLine[] | undefined>('remnants', undefined);
  const [refusal, setRefusal] = useState<string>();
  const save = useAction(saveRemnantSlip, { ok: t('保存成功'), inline: true });
  const confirm = useAction(confirmRemnantSlip, { inline: true });
  const lines = typed ?? linesOf(slip);
  useEffect(() => setDirty(typed !== undefined), [typed, setDirty]);

  async function keep(): Promise<RemnantSlip | undefined> {
    setRefusal(undefined);
    try {
      const saved = await save.run({ body: saveBody(slip, lines) });
      // What was typed while it was saved stays.
      setTyped((now) => (now === typed ? undefined : now));
      return saved;
    } catch (error) {
      setRefusal(failureText(error));
      return undefined;
    }
  }

  /** A slip is posted as it is on the page: what was typed or proposed is saved first. */
  async function post(confirmed: boolean) {
    const saved = typed !== undefined || slip.id === null ? await keep() : slip;
    if (saved?.id === undefined || saved.id === null) return;
    setRefusal(undefined);
    await confirm
      .run({ body: { id: saved.id, version: saved.version, confirmed } })
      .catch((error: unknown) => setRefusal(failureText(error)));
  }

  return {
    lines,
    setLines: (next: readonly SlipLine[]) => setTyped(next),
    isTyped: typed !== undefined,
    /** Why it was neither saved nor posted. */
    refusal,
    saving: save.pending,
    posting: confirm.pending,
    keep,
    post,
  };
}
