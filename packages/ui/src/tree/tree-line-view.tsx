import { ChevronDown, ChevronRight, GripVertical } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { Highlight } from './highlight.tsx';
import styles from './searchable-tree.module.css';
import type { TreeEntry, TreeLine } from './tree-index.ts';
import { labelOf } from './tree-node.ts';
import type { CheckState } from './tri-state.ts';

const INDENT_PX = 18;
const CHECKED = { none: 'false', some: 'mixed', all: 'true' } as const;

interface TreeLineViewProps {
  readonly id: string;
  readonly entry: TreeEntry;
  readonly line: TreeLine;
  readonly query: string;
  readonly active: boolean;
  readonly selected: boolean;
  /** `undefined` in a tree where one node is chosen. */
  readonly check: CheckState | undefined;
  readonly loading: 'loading' | 'failed' | undefined;
  /** Where something dragged would land beside it. */
  readonly mark: string | undefined;
  readonly dragging: boolean;
  /** `undefined` where nothing is moved. */
  readonly handle: ComponentProps<'span'> | undefined;
  readonly style: CSSProperties;
  readonly onPick: () => void;
  readonly onToggle: () => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** One line of a tree. */
export function TreeLineView({
  id,
  entry: { node, level },
  line,
  query,
  active,
  selected,
  check,
  loading,
  mark,
  dragging,
  handle,
  style,
  onPick,
  onToggle,
  onRetry,
  children,
}: TreeLineViewProps) {
  const labels = useLabels();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens to the keys.
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={line.parent ? line.open : undefined}
      aria-selected={check === undefined ? selected : undefined}
      aria-checked={check === undefined ? undefined : CHECKED[check]}
      aria-disabled={node.disabled || undefined}
      aria-busy={loading === 'loading' || undefined}
      data-active={active || undefined}
      data-mark={mark}
      data-dragging={dragging || undefined}
      className={styles.line}
      style={{ ...style, paddingInlineStart: (level - 1) * INDENT_PX }}
      onClick={onPick}
    >
      {handle !== undefined && (
        <span aria-hidden title={labels.dragHandle} {...handle} className={styles.handle}>
          <GripVertical />
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        className={styles.toggle}
        data-leaf={line.parent ? undefined : ''}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {loading === 'loading' ? <Spinner /> : line.open ? <ChevronDown /> : <ChevronRight />}
      </button>
      {check !== undefined && (
        <span
          aria-hidden
          className={styles.box}
          data-state={node.disabled ? `${check} off` : check}
        />
      )}
      <span className={styles.words}>
        <Highlight text={labelOf(node)} query={query} />
      </span>
      {loading === 'failed' && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.retry}
          onClick={(event) => {
            event.stopPropagation();
            onRetry();
          }}
        >
          {labels.failed} · {labels.retry}
        </button>
      )}
      {children}
    </div>
  );
}
