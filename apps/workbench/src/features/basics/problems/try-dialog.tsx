import { spokenText } from '@garment-mes/domain/flow';
import { DeptTypeLabels } from '@garment-mes/sdk/labels';
import { type LineProblemSetRow, tryLineProblemSet } from '@garment-mes/sdk/mes2';
import { ConfirmDialog } from '@garment-mes/ui';
import { useAction } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { say } from '#scanning/say.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';

/** Sends the notice of a problem to oneself, and says it where this browser can speak. */
export function TryDialog({ rows: [problem], close }: OpenedProps<LineProblemSetRow>) {
  const t = useText();
  const { run } = useAction(tryLineProblemSet, { ok: t('操作成功'), inline: true });
  if (problem === undefined) return null;
  const { id, name, responsibleDeptType } = problem;

  async function send() {
    const { lineName, template } = await run({ body: { id } });
    if (template === null) return;
    const dept = labelOf(DeptTypeLabels[responsibleDeptType]);
    say(spokenText(template, { line: lineName ?? undefined, problem: name, dept }));
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('向你自己发送一次 {name} 的通知和语音？', { name })}
      confirmLabel={t('试通知')}
      onConfirm={send}
    />
  );
}
