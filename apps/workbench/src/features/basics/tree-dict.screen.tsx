import { refusalText } from '@garment-mes/domain/refusals';
import { TreeKindLabels } from '@garment-mes/sdk/labels';
import {
  createTreeDict,
  deleteTreeDict,
  type TreeDict as Entry,
  listTreeDicts,
  type TreeKind,
  updateTreeDict,
} from '@garment-mes/sdk/mes2';
import {
  Button,
  EmptyState,
  ErrorState,
  Skeleton,
  Splitter,
  Tabs,
  toast,
  useConfirm,
} from '@garment-mes/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { currentLanguage, labelOf, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { ExportButton } from './tree/export-button.tsx';
import { ImportButton } from './tree/import-button.tsx';
import { NodeDialog, type NodeDraft } from './tree/node-dialog.tsx';
import { NodePane } from './tree/node-pane.tsx';
import { inOrder } from './tree/outline.ts';
import { Outliner } from './tree/outliner.tsx';
import styles from './tree/tree.module.css';
import { useMoves } from './tree/use-moves.ts';
import { useTreeImport } from './tree/use-tree-import.ts';

const KINDS = Object.keys(TreeKindLabels) as readonly TreeKind[];
const NONE: readonly Entry[] = [];

/** Every tree-shaped dictionary of the company, one tree at a time. */
export default function TreeDict() {
  const t = useText();
  const [kind, setKind] = useTabState<TreeKind>('kind', 'defect');
  const {
    data = NONE,
    error,
    isPending,
    refetch,
  } = useOperation(listTreeDicts, {}, { live: 'dict' });
  const counts = useMemo(() => Map.groupBy(data, (entry) => entry.kind), [data]);
  const entries = useMemo(() => inOrder(data.filter((entry) => entry.kind === kind)), [data, kind]);

  if (error !== null && isPending === false && data.length === 0)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  return (
    <Tabs
      label={t('类别')}
      className={styles.screen ?? ''}
      value={kind}
      onValueChange={(value) => setKind(value as TreeKind)}
      items={KINDS.map((each) => ({
        value: each,
        label: labelOf(TreeKindLabels[each]),
        count: counts.get(each)?.length ?? 0,
        content: isPending ? (
          <Skeleton lines={8} />
        ) : (
          <OneTree key={each} kind={each} entries={entries} />
        ),
      }))}
    />
  );
}

function OneTree({
  kind,
  entries: stored,
}: {
  readonly kind: TreeKind;
  readonly entries: readonly Entry[];
}) {
  const t = useText();
  const { can } = useWorkbench();
  const [value, setValue] = useTabState(`chosen ${kind}`, '');
  const [draft, setDraft] = useState<NodeDraft>();
  const [opensAll, setOpensAll] = useState(false);
  const { ask, dialog } = useConfirm();
  const { entries, move } = useMoves(stored);
  const removing = useAction(deleteTreeDict, { ok: t('删除成功'), inline: true });
  const sheet = useTreeImport(kind, entries);
  const mayAdd = can(createTreeDict.permissionKey);
  const mayChange = can(updateTreeDict.permissionKey);
  const mayDelete = can(deleteTreeDict.permissionKey);

  function remove({ id, name, version }: Entry) {
    ask({
      title: t('确定删除 {name}？', { name }),
      danger: true,
      confirmLabel: t('删除'),
      onConfirm: async () => {
        await removing.run({ query: { id, version } });
        setValue('');
      },
    });
  }

  const rights = { mayAdd, mayChange, mayDelete };
  return (
    <div className={styles.body}>
      <div className={styles.bar}>
        {mayAdd && (
          <>
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              onClick={() => setDraft({ parentId: null })}
            >
              {t('新增根节点')}
            </Button>
            <ImportButton
              {...sheet}
              onFile={(file) => void sheet.take(file)}
              onForget={sheet.forget}
            />
          </>
        )}
        <ExportButton name={labelOf(TreeKindLabels[kind])} entries={entries} />
        <Button variant="plain" onClick={() => setOpensAll(!opensAll)}>
          {opensAll ? t('收起全部') : t('展开全部')}
        </Button>
      </div>
      {entries.length === 0 ? (
        <EmptyState>{t('这棵树还没有节点')}</EmptyState>
      ) : (
        <Splitter
          label={t('树形字典')}
          className={styles.panes ?? ''}
          defaultSize={760}
          min={320}
          first={
            <Outliner
              {...rights}
              entries={entries}
              value={value}
              opensAll={opensAll}
              onPick={setValue}
              onMove={move}
              onMoveRefused={() =>
                toast.error(refusalText({ code: 'tree-own-child', params: {} }, currentLanguage()))
              }
              onDraft={setDraft}
              onDelete={remove}
            />
          }
          second={
            <NodePane
              {...rights}
              entries={entries}
              entry={entries.find(({ id }) => id === value)}
              onPick={setValue}
              onDraft={setDraft}
              onDelete={remove}
            />
          }
        />
      )}
      {draft && (
        <NodeDialog
          draft={draft}
          kind={kind}
          entries={entries}
          onClose={() => setDraft(undefined)}
          onSaved={(id) => {
            setDraft(undefined);
            setValue(id);
          }}
        />
      )}
      {dialog}
    </div>
  );
}
