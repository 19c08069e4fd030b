import { listSizes } from '@garment-mes/sdk/ccm';
import { StyleFields } from '@garment-mes/sdk/labels';
import {
  approveStyle,
  getStyle,
  resyncOrderFromStyle,
  type Style,
  updateStyle,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Menu, Tag } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { DetailScreen } from '#screens/detail/detail-screen.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { MergePanel } from '#screens/merge/merge-panel.tsx';
import type { ProcessSpot } from './detail/approval-issues.ts';
import { ApproveDialog } from './detail/approve-dialog.tsx';
import { MERGEABLE } from './detail/mergeable.ts';
import type { StyleSize } from './detail/other-grids.tsx';
import { STYLE_PART_NAMES } from './detail/part-names.ts';
import { printStyle } from './detail/print-style.tsx';
import { ResyncDialog } from './detail/resync-dialog.tsx';
import { STYLE_PAPERS, type StylePaper } from './detail/style-sheet.tsx';
import { sizesOf, styleTabs } from './detail/style-tabs.tsx';
import { type StyleEditing, useStyleDraft } from './detail/use-style-draft.ts';

const [DRAFT, APPROVED] = [0, 1];
/** The sizes of one group. */
const SIZES = { pageNum: 1, pageSize: 500 } as const;

/** The technical truth of a style, changed part by part. */
export default function StyleDetail({ id }: { readonly id: string }) {
  const style = useOperation(getStyle, { query: { id } }, { live: `style:${id}` });
  if (style.data === undefined)
    return (
      <DetailScreen<Style>
        query={style}
        fields={StyleFields}
        number={({ styleNo }) => styleNo}
        facts={[]}
        // The tab that is open first is remembered before there is a style.
        tabs={[{ id: 'head', label: STYLE_PART_NAMES.head, content: () => null }]}
        list={href('/mes/style/style')}
      />
    );
  return <Editor query={{ ...style, data: style.data }} />;
}

type Loaded = ReturnType<typeof useOperation<typeof getStyle>> & { readonly data: Style };

function Editor({ query }: { readonly query: Loaded }) {
  const t = useText();
  const { can } = useWorkbench();
  const style = query.data;
  const editing = useStyleDraft(style);
  const { collision } = editing;
  const group = useOperation(listSizes, {
    query: { ...SIZES, sizeGroupId: style.sizeGroupId },
  }).data;
  const sizes = sizesOf(editing.draft, group?.list.map(({ id }) => id) ?? []);
  const sizeNames = new Map(sizes.map(({ sizeId, sizeName }) => [sizeId, sizeName]));
  const readOnly = !can(updateStyle.permissionKey);
  const [spot, setSpot] = useState<ProcessSpot>();
  const lead = useMemo(() => spot && { tab: 'processes' }, [spot]);
  const fixing = { spot, onSpot: () => setSpot(undefined) };
  return (
    <>
      <DetailScreen<Style>
        query={query}
        fields={StyleFields}
        number={({ styleNo }) => styleNo}
        summary={({ status, styleVersion }) => (
          <>
            <FieldValue name="status" field={StyleFields.status} value={status} />
            <Tag>{t('版本 {version}', { version: styleVersion })}</Tag>
            {editing.dirty.length > 0 && <Tag tone="warn">{t('未保存')}</Tag>}
          </>
        )}
        facts={[
          'styleName',
          'customerName',
          'samTotal',
          'priceTotal',
          'updateByName',
          'updateDate',
        ]}
        actions={() => <Actions style={style} sizes={sizes} editing={editing} onFix={setSpot} />}
        tabs={styleTabs(style, editing, sizes, readOnly, fixing)}
        lead={lead}
        list={href('/mes/style/style')}
      />
      {collision && (
        <MergePanel {...editing} collision={collision} parts={MERGEABLE} names={sizeNames} />
      )}
    </>
  );
}

interface ActionsProps {
  readonly style: Style;
  readonly sizes: readonly StyleSize[];
  readonly editing: StyleEditing;
  readonly onFix: (spot: ProcessSpot) => void;
}

function Actions({ style, sizes, editing, onFix }: ActionsProps) {
  const t = useText();
  const workbench = useWorkbench();
  const { can } = workbench;
  const [syncing, setSyncing] = useState(false);
  const [approving, setApproving] = useState(false);
  const { dirty, isFaulty, pending, refusal, save } = editing;
  const { id, status } = style;

  return (
    <>
      {refusal && (
        <Alert tone="bad">
          {t(STYLE_PART_NAMES[refusal.part])}
          {t('：')}
          {refusal.text}
        </Alert>
      )}
      <Menu
        align="end"
        trigger={<Button>{t('打印')}</Button>}
        items={(Object.keys(STYLE_PAPERS) as StylePaper[]).map((paper) => ({
          id: paper,
          label: t(STYLE_PAPERS[paper]),
          onSelect: () => void printStyle(paper, style, sizes, workbench),
        }))}
      />
      {status === APPROVED && can(resyncOrderFromStyle.permissionKey) && (
        <Button disabled={dirty.length > 0} onClick={() => setSyncing(true)}>
          {t('同步到订单')}
        </Button>
      )}
      {status === DRAFT && can(approveStyle.permissionKey) && (
        <Button disabled={dirty.length > 0} onClick={() => setApproving(true)}>
          {t('批准')}
        </Button>
      )}
      {can(updateStyle.permissionKey) && (
        <>
          <Button disabled={dirty.length === 0 || pending} onClick={editing.reset}>
            {t('撤销修改')}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={dirty.length === 0 || isFaulty}
            onClick={() => void save()}
          >
            {t('保存')}
          </Button>
        </>
      )}
      <ApproveDialog
        open={approving}
        style={style}
        onFix={onFix}
        onClose={() => setApproving(false)}
      />
      {syncing && <ResyncDialog styleId={id} onClose={() => setSyncing(false)} />}
    </>
  );
}
