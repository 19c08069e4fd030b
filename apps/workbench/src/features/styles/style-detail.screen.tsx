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
import { msg, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { DetailScreen } from '#screens/detail/detail-screen.tsx';
import { type HeadAction, HeadActions } from '#screens/detail/head-actions.tsx';
import { SaveButtons } from '#screens/detail/save-buttons.tsx';
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
        picture={({ imageUrl, styleName }) => ({ src: imageUrl, alt: styleName })}
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
  const { dirty, refusal } = editing;
  const { id, status } = style;
  const isDirty = dirty.length > 0;
  const unsaved = isDirty ? t('先保存或撤销修改') : undefined;
  const actions: readonly (HeadAction | false)[] = [
    can(approveStyle.permissionKey) && {
      id: 'approve',
      label: msg('批准'),
      next: true,
      reason: status === DRAFT ? unsaved : t('只有草稿可以批准'),
      onSelect: () => setApproving(true),
    },
    can(resyncOrderFromStyle.permissionKey) && {
      id: 'resync',
      label: msg('同步到订单'),
      next: true,
      reason: status === APPROVED ? unsaved : t('只有已批准的款式可以同步'),
      onSelect: () => setSyncing(true),
    },
  ];

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
      <HeadActions actions={actions.filter((action) => action !== false)} taken={isDirty} />
      {isDirty && <SaveButtons editing={editing} />}
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
