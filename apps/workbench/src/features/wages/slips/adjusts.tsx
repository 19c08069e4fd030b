import { ApproveWageAdjustsBodyFields, WageAdjustFields } from '@garment-mes/sdk/labels';
import {
  approveWageAdjusts,
  createWageAdjust,
  type WageAdjust,
  type WageRecordRow,
} from '@garment-mes/sdk/mes2';
import { Drawer } from '@garment-mes/ui';
import { msg, t, useText } from '#app/i18n.ts';
import { useSlip } from '#garment/wages/use-slip.tsx';
import { RowButtons } from '#screens/detail/row-buttons.tsx';
import type { FormIssue, FormValues } from '#screens/form/form-definition.ts';
import {
  type Action,
  type NamedAction,
  namedActions,
  type OpenedProps,
} from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

/** The system enters what a wage was recalculated to. */
const RECALCULATED = 4;
const QUALITY = 5;
const DRAFT = 0;

type Make = typeof createWageAdjust;

/** Enters adjustments; what one refers to is a check. */
export const makeAdjusts = Object.assign(
  (
    client: Parameters<Make>[0],
    request: Parameters<Make>[1],
    options?: Parameters<Make>[2],
  ): ReturnType<Make> => {
    const rows = request.body.rows.map((row) =>
      row.refId ? { ...row, refType: 'check' as const } : row,
    );
    return createWageAdjust(client, { ...request, body: { ...request.body, rows } }, options);
  },
  createWageAdjust,
) as unknown as Make;

/** What an adjustment needs beside its figures. */
export function adjustIssues({ rows }: FormValues): readonly FormIssue<never>[] {
  const lines = (rows ?? []) as readonly { readonly kind?: unknown; readonly refId?: unknown }[];
  return lines.flatMap(({ kind, refId }, at): FormIssue<never>[] => {
    if (Number(kind) === RECALCULATED)
      return [{ field: `rows.${at}.kind` as never, text: t('重算差异只由系统写入') }];
    if (Number(kind) === QUALITY && !refId)
      return [{ field: `rows.${at}.refId` as never, text: t('质量扣款须关联质检单') }];
    return [];
  });
}

type Decision = Action<WageAdjust, typeof approveWageAdjusts>;
const isDraft = ({ status }: WageAdjust) => status === DRAFT;

const agree: Decision = {
  ...{ operation: approveWageAdjusts, label: msg('通过'), when: isDraft },
  body: ([{ id }]) => ({ ids: [id], agree: true }),
};
const refuse: Decision = {
  ...{ operation: approveWageAdjusts, label: msg('拒绝'), when: isDraft, danger: true },
  ...{ ask: ['opinion'], asked: ApproveWageAdjustsBodyFields },
  body: ([{ id }], { opinion }) => ({ ids: [id], agree: false, opinion: opinion ?? null }),
};
const decisions = {
  actions: namedActions({ agree, refuse }) as readonly NamedAction<WageAdjust>[],
  nameOf: ({ reason }: WageAdjust) => reason,
};

const Decide = ({ row }: { readonly row: WageAdjust }) => (
  <RowButtons list={decisions} row={row} inCell />
);

const COLUMNS = [
  ...(['kind', 'amount', 'reason', 'status', 'createByName', 'approveByName', 'opinion'] as const),
  {
    ...{ id: 'decide', title: msg('操作'), value: () => '', Cell: Decide },
    buttons: (row: WageAdjust) => (isDraft(row) ? [t('通过'), t('拒绝')] : []),
  },
] as const;

/** Adjustments of a wage with what became of each, and what may be decided about those that wait. */
export function Adjusts({ rows }: { readonly rows: readonly WageAdjust[] }) {
  const t = useText();
  return <RecordTable label={t('调整')} fields={WageAdjustFields} columns={COLUMNS} rows={rows} />;
}

/** The adjustments of a wage beside the list, to be decided one after the other. */
export function AdjustsDrawer({ rows: [row], close }: OpenedProps<WageRecordRow>) {
  const t = useText();
  const { slip, waits } = useSlip(row);
  return (
    <Drawer
      open
      size={960}
      title={`${t('审批')} ${row?.employeeName ?? ''} ${row?.periodNo ?? ''}`}
      onOpenChange={(open) => !open && close()}
    >
      {slip ? <Adjusts rows={slip.adjusts} /> : waits}
    </Drawer>
  );
}
