import { TreeDictFields } from '@garment-mes/sdk/labels';
import type { TreeDict } from '@garment-mes/sdk/mes2';
import { SearchableTree, type TreePlace } from '@garment-mes/ui';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { NodeDraft } from './node-dialog.tsx';
import { indented, nodesOf, outdented } from './outline.ts';
import styles from './tree.module.css';

/** Lines that 展开全部 opens at most. */
const MOST_OPENED = 2_000;

interface OutlinerProps {
  /** Entries of one tree, in order. Keep the array between renders. */
  readonly entries: readonly TreeDict[];
  readonly value: string;
  readonly opensAll: boolean;
  readonly mayAdd: boolean;
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
  readonly onPick: (id: string) => void;
  readonly onMove: (id: string, place: TreePlace) => void;
  /** An entry was dropped on one that lies below it. */
  readonly onMoveRefused: () => void;
  readonly onDraft: (draft: NodeDraft) => void;
  readonly onDelete: (entry: TreeDict) => void;
}

const FIGURES = ['sort', 'useCount', 'updateDate'] as const;

/** A tree that is written like a list: keys add, rename, move and take away. */
export function Outliner(props: OutlinerProps) {
  const t = useText();
  const { entries, value, opensAll, mayAdd, mayChange, mayDelete } = props;
  const { onPick, onMove, onMoveRefused, onDraft, onDelete } = props;
  const nodes = useMemo(() => nodesOf(entries), [entries]);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const [active, setActive] = useState(value);

  function press(event: KeyboardEvent) {
    const entry = byId.get(active === '' ? value : active);
    const inTree = event.target instanceof Element && event.target.getAttribute('role') === 'tree';
    if (entry === undefined || !inTree || event.altKey || event.ctrlKey) return;
    const act = keyAct(event, entry);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function keyAct({ key, shiftKey }: KeyboardEvent, entry: TreeDict): (() => void) | undefined {
    if (key === 'Enter') return mayAdd ? () => onDraft({ parentId: entry.parentId }) : undefined;
    if (key === 'F2') return mayChange ? () => onDraft({ entry }) : undefined;
    if (key === 'Delete') return mayDelete ? () => onDelete(entry) : undefined;
    if (key !== 'Tab' || !mayChange) return undefined;
    // Where an entry cannot go further, Tab leaves the tree as everywhere else.
    const place = shiftKey ? outdented(entries, entry.id) : indented(entries, entry.id);
    return place === undefined ? undefined : () => onMove(entry.id, place);
  }

  return (
    <div className={styles.outliner} onKeyDownCapture={press}>
      <div className={styles.head} aria-hidden>
        <span className={styles.first}>
          {fieldLabel(TreeDictFields, 'name')} · {fieldLabel(TreeDictFields, 'code')}
        </span>
        {FIGURES.map((field) => (
          <span key={field} data-field={field}>
            {fieldLabel(TreeDictFields, field)}
          </span>
        ))}
      </div>
      <SearchableTree
        key={String(opensAll)}
        className={styles.tree ?? ''}
        label={t('树形字典')}
        nodes={nodes}
        value={value}
        onValueChange={onPick}
        onActiveChange={setActive}
        {...(mayChange ? { onMove, onMoveRefused } : {})}
        {...(opensAll ? { defaultOpened: entries.slice(0, MOST_OPENED).map(({ id }) => id) } : {})}
        renderActions={({ id }) => {
          const entry = byId.get(id);
          if (entry === undefined) return null;
          return FIGURES.map((field) => (
            <span key={field} className={styles.figure} data-field={field}>
              {fieldText(field, TreeDictFields[field], entry[field])}
            </span>
          ));
        }}
      />
      <p className={styles.keys}>
        {t('Enter 同级 · Tab 降级 · Shift+Tab 升级 · Alt+↑↓ 排序 · F2 改名 · Delete 删除')}
      </p>
    </div>
  );
}
