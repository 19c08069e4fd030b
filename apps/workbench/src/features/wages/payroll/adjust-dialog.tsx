import { CreateWageAdjustBodyFields } from '@garment-mes/sdk/labels';
import type { WageReportRow } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { msg, t } from '#app/i18n.ts';
import { AskDialog } from '#screens/list/actions/ask-dialog.tsx';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { once } from '#screens/record/once.ts';
import { adjustIssues, makeAdjusts } from '../slips/adjusts.tsx';

const { items } = CreateWageAdjustBodyFields.rows;
const QUALITY = '5';

const asking = {
  name: 'adjust',
  label: msg('录入调整'),
  ask: [
    'kind',
    'amount',
    'reason',
    { field: 'refId', when: ({ kind }: { kind?: unknown }) => String(kind) === QUALITY },
  ],
  asked: items,
};

/** Enters one adjustment of a wage; somebody else approves it. */
export function AdjustDialog({ rows: [row], close }: OpenedProps<WageReportRow>) {
  // One intention, however often it is sent.
  const [make] = useState(() => once(makeAdjusts));
  const { run } = useAction(make, { inline: true, ok: t('保存成功') });
  if (row === undefined) return null;
  const { employeeId, employeeName, periodId } = row;
  return (
    <AskDialog
      action={{ ...asking, confirm: () => t('录入调整 {name}', { name: employeeName }) }}
      rows={[row]}
      onConfirm={async (asked) => {
        const line = { ...asked, employeeId };
        const [issue] = adjustIssues({ rows: [line] as never });
        if (issue) throw new Error(issue.text);
        await run({ body: { periodId, rows: [line] } as never });
      }}
      onClose={close}
    />
  );
}
