import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './searchable-tree.module.css';
import { TreeLineView } from './tree-line-view.tsx';
import type { TreeNode, TreePlace } from './tree-node.ts';
import type { LoadChildren } from './use-lazy-children.ts';
import { useTree } from './use-tree.ts';

/** What `<SearchableTree>` takes. */
export interface SearchableTreeProps {
  /** Names the tree. */
  label: string;
  /** Keep the array between renders. */
  nodes: readonly TreeNode[];
  /** The chosen node, `''` or nothing when there is none. */
  value?: string | undefined;
  onValueChange?: ((id: string, node: TreeNode) => void) | undefined;
  /** Called with the node the keyboard is on, chosen or not. */
  onActiveChange?: ((id: string) => void) | undefined;
  /**
   * Ids of checked leaves; nodes get boxes. A node with children is checked when all below it are,
   * and passes a press on to them; while searching, to those in view.
   */
  checked?: readonly string[] | undefined;
  onCheckedChange?: ((ids: readonly string[]) => void) | undefined;
  /** Asks for what is below a node without `children` that is no `leaf`. */
  loadChildren?: LoadChildren | undefined;
  /** Nodes can be dragged, and moved by Alt and the arrow keys. Not while searching. */
  onMove?: ((id: string, place: TreePlace) => void) | undefined;
  /** Called when a node was dropped on one that lies below it. */
  onMoveRefused?: ((id: string) => void) | undefined;
  /** Open at first; the roots when left out. */
  defaultOpened?: readonly string[] | undefined;
  /** Drawn at the end of a line. */
  renderActions?: ((node: TreeNode) => ReactNode) | undefined;
  className?: string | undefined;
}

/**
 * A tree that is searched by what its lines say. Only lines in view are drawn. Clearing the search
 * brings back what was open before it.
 */
export function SearchableTree(props: SearchableTreeProps) {
  const { label, value = '', checked, renderActions, className } = props;
  const labels = useLabels();
  const id = useId();
  const tree = useTree(props);
  const { scroller, query, index, lines, drawn, active, height, drag } = tree;

  return (
    <div data-part="searchable-tree" className={classNames(styles.tree, className)}>
      <TextInput
        aria-label={labels.search}
        placeholder={labels.search}
        icon={<Search aria-hidden />}
        value={query}
        clearable
        onValueChange={tree.setQuery}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          scroller.current?.focus();
        }}
      />
      <div role="status" className={styles.count}>
        {tree.status}
      </div>
      {lines.length === 0 && <EmptyState />}
      <div
        ref={scroller}
        role="tree"
        aria-label={label}
        aria-multiselectable={checked === undefined ? undefined : true}
        tabIndex={0}
        hidden={lines.length === 0}
        aria-activedescendant={lines.length === 0 ? undefined : `${id}${lines[active]?.at}`}
        className={styles.scroller}
        onKeyDown={tree.press}
      >
        <div role="none" className={styles.lines} style={{ height: lines.length * height }}>
          {drawn.map((number) => {
            const line = lines[number];
            const entry = line === undefined ? undefined : index[line.at];
            if (line === undefined || entry === undefined) return null;
            const { node } = entry;
            return (
              <TreeLineView
                key={node.id}
                id={`${id}${line.at}`}
                entry={entry}
                line={line}
                query={query}
                active={number === active}
                selected={node.id === value}
                check={tree.checks?.[line.at]}
                loading={tree.state(node)}
                mark={drag?.mark?.line === number ? drag.mark.side : undefined}
                dragging={drag?.at === line.at}
                handle={tree.handleOf(line.at)}
                style={{ top: number * height, height }}
                onPick={() => tree.pick(line.at)}
                onToggle={() => tree.setOpen(node, !line.open)}
                onRetry={() => void tree.ask(node)}
              >
                {renderActions?.(node)}
              </TreeLineView>
            );
          })}
        </div>
      </div>
    </div>
  );
}
