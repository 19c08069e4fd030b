import { DictUseKindLabels, TreeDictFields } from '@garment-mes/sdk/labels';
import { getTreeDictUsage, type TreeDict } from '@garment-mes/sdk/mes2';
import { Breadcrumb, Button, EmptyState, Skeleton } from '@garment-mes/ui';
import { FolderTree } from 'lucide-react';
import { failureText, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { TextLink } from '#app/text-link.tsx';
import { Facts } from '#screens/detail/detail-screen.tsx';
import type { NodeDraft } from './node-dialog.tsx';
import { pathOf } from './outline.ts';
import styles from './tree.module.css';

interface NodePaneProps {
  readonly entries: readonly TreeDict[];
  /** `undefined` while none is chosen. */
  readonly entry: TreeDict | undefined;
  readonly mayAdd: boolean;
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
  readonly onPick: (id: string) => void;
  readonly onDraft: (draft: NodeDraft) => void;
  readonly onDelete: (entry: TreeDict) => void;
}

/** The chosen entry: where it stands, what it is called, who uses it, what can be done with it. */
export function NodePane(props: NodePaneProps) {
  const t = useText();
  const { entries, entry, mayAdd, mayChange, mayDelete, onPick, onDraft, onDelete } = props;
  if (entry === undefined)
    return <EmptyState icon={<FolderTree aria-hidden />}>{t('选一个节点查看它的用处')}</EmptyState>;
  const path = pathOf(entries, entry.id);
  return (
    <section className={styles.pane} aria-label={entry.name}>
      <Breadcrumb
        aria-label={t('路径')}
        crumbs={path.map(({ id, name }) => ({
          label: name,
          href: `#${id}`,
          onSelect: () => onPick(id),
        }))}
      />
      <h2 className={styles.name}>
        {entry.name} <span className={styles.code}>{entry.code}</span>
      </h2>
      <div className={styles.actions}>
        {mayAdd && (
          <>
            <Button onClick={() => onDraft({ parentId: entry.id })}>{t('新增下级')}</Button>
            <Button onClick={() => onDraft({ parentId: entry.parentId })}>{t('新增同级')}</Button>
          </>
        )}
        {mayChange && <Button onClick={() => onDraft({ entry })}>{t('编辑')}</Button>}
        {mayDelete && entry.isLeaf && <Button onClick={() => onDelete(entry)}>{t('删除')}</Button>}
      </div>
      <Facts
        fields={TreeDictFields}
        names={['kind', 'sort', 'useCount', 'updateDate']}
        record={entry}
        columns={2}
      />
      <h3 className={styles.heading}>{t('引用')}</h3>
      <Usage id={entry.id} isLeaf={entry.isLeaf} />
    </section>
  );
}

function Usage({ id, isLeaf }: Pick<TreeDict, 'id' | 'isLeaf'>) {
  const t = useText();
  const { data, error } = useOperation(getTreeDictUsage, { query: { id } }, { live: 'dict' });
  if (error) return <p className={styles.quiet}>{failureText(error)}</p>;
  if (data === undefined) return <Skeleton lines={2} />;
  if (data.length === 0)
    return <p className={styles.quiet}>{isLeaf ? t('没有被引用，可以删除') : t('没有被引用')}</p>;
  return (
    <ul className={styles.uses}>
      {data.map(({ kind, count, link }) => {
        const words = t('{what} {count} 处', { what: labelOf(DictUseKindLabels[kind]), count });
        return (
          <li key={`${kind} ${link}`}>
            {link === null ? words : <TextLink to={link}>{words}</TextLink>}
          </li>
        );
      })}
    </ul>
  );
}
