import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { controlHeight } from '../lines/control-height.ts';
import { useLines } from '../lines/use-lines.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './searchable-tree.module.css';
import { foundLines, hasChildren, indexTree, openLines } from './tree-index.ts';
import { TreeLineView } from './tree-line-view.tsx';
import type { TreeNode, TreePlace } from './tree-node.ts';
import { checkStates, toggledLeaves } from './tri-state.ts';
import { type LoadChildren, useLazyChildren } from './use-lazy-children.ts';
import { placeByKey, useTreeDrag } from './use-tree-drag.ts';
import { useTypeAhead } from './use-type-ahead.ts';

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
export function SearchableTree({
  label,
  nodes: given,
  value = '',
  onValueChange,
  onActiveChange,
  checked,
  onCheckedChange,
  loadChildren,
  onMove,
  onMoveRefused,
  defaultOpened,
  renderActions,
  className,
}: SearchableTreeProps) {
  const labels = useLabels();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(defaultOpened ?? given.map((node) => node.id)),
  );
  const [activeId, setActive] = useState(value);
  const [height, setHeight] = useState(30);
  const [said, setSaid] = useState('');

  const { nodes, lazy, state, ask } = useLazyChildren(given, loadChildren, (node, children) => {
    // What was checked as a whole stays checked, now leaf by leaf.
    if (children.length > 0 && checked?.includes(node.id))
      onCheckedChange?.([
        ...checked.filter((other) => other !== node.id),
        ...children.map((child) => child.id),
      ]);
  });
  const index = useMemo(() => indexTree(nodes), [nodes]);
  const searching = query.trim() !== '';
  const found = useMemo(
    () => (searching ? foundLines(index, query) : undefined),
    [searching, index, query],
  );
  const lines = useMemo(
    () => found?.lines ?? openLines(index, opened, lazy),
    [found, index, opened, lazy],
  );
  const checks = useMemo(
    () => (checked === undefined ? undefined : checkStates(index, new Set(checked))),
    [index, checked],
  );
  const active = Math.max(
    0,
    lines.findIndex(({ at }) => index[at]?.node.id === activeId),
  );
  const { drawn, show } = useLines(scroller, lines.length, height, active);
  const typeAhead = useTypeAhead(index, lines);
  const { drag, handle, cancel } = useTreeDrag({
    scroller,
    index,
    lines,
    height,
    onDrop: move,
    onRefuse: (at) => onMoveRefused?.(index[at]?.node.id ?? ''),
  });
  const movable = onMove !== undefined && !searching;

  useLayoutEffect(() => setHeight(controlHeight(scroller.current) - 2), []);

  function setActiveId(next: string) {
    setActive(next);
    onActiveChange?.(next);
  }

  function setOpen(node: TreeNode, open: boolean) {
    // While searching, everything that leads to a hit stays open.
    if (searching) return;
    const next = new Set(opened);
    if (open) next.add(node.id);
    else next.delete(node.id);
    setOpened(next);
    if (open && lazy(node)) void ask(node);
  }

  function go(line: number) {
    const wanted = Math.min(Math.max(0, line), lines.length - 1);
    const at = lines[wanted]?.at ?? -1;
    setActiveId(index[at]?.node.id ?? '');
    show(wanted);
  }

  function pick(at: number) {
    const node = index[at]?.node;
    if (node === undefined) return;
    setActiveId(node.id);
    if (checked === undefined) {
      if (!node.disabled) onValueChange?.(node.id, node);
    } else onCheckedChange?.(toggledLeaves(index, checked, at, found?.kept));
  }

  function move(at: number, place: TreePlace) {
    const node = index[at]?.node;
    if (node === undefined) return;
    const parent = index.find((entry) => entry.node.id === place.parentId)?.node;
    if (parent !== undefined) setOpened(new Set([...opened, parent.id]));
    setActiveId(node.id);
    setSaid(labels.nodeMoved(node.title, parent?.title, place.index + 1));
    onMove?.(node.id, place);
  }

  function openSiblings(level: number) {
    const ids = lines.flatMap(({ at, parent }) => {
      const entry = index[at];
      return parent && entry?.level === level ? [entry.node.id] : [];
    });
    setOpened(new Set([...opened, ...ids]));
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const line = lines[active];
    const entry = line === undefined ? undefined : index[line.at];
    if (line === undefined || entry === undefined || event.target !== event.currentTarget) return;
    const { node, parent } = entry;
    if (event.altKey) {
      const place = movable ? placeByKey(index, line.at, event.key) : undefined;
      if (place === undefined) return;
      move(line.at, place);
    } else if (event.key === 'Escape' && drag !== undefined) cancel();
    else if (event.key === 'ArrowDown') go(active + 1);
    else if (event.key === 'ArrowUp') go(active - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(lines.length - 1);
    else if (event.key === 'ArrowRight' && line.parent && !line.open) setOpen(node, true);
    else if (event.key === 'ArrowRight' && line.parent) go(active + 1);
    else if (event.key === 'ArrowLeft' && line.open && !searching) setOpen(node, false);
    else if (event.key === 'ArrowLeft') go(lines.findIndex(({ at }) => at === parent));
    else if (event.key === 'Enter' || event.key === ' ') pick(line.at);
    else if (event.key === '*') openSiblings(entry.level);
    else {
      const next = typeAhead(event, active);
      if (next === undefined) return;
      go(next);
    }
    event.preventDefault();
  }

  const hidden =
    found === undefined || checked === undefined
      ? 0
      : index.filter(
          (entry, at) =>
            found.kept[at] === 0 && !hasChildren(entry, at) && checked.includes(entry.node.id),
        ).length;

  return (
    <div data-part="searchable-tree" className={classNames(styles.tree, className)}>
      <TextInput
        aria-label={labels.search}
        placeholder={labels.search}
        icon={<Search aria-hidden />}
        value={query}
        clearable
        onValueChange={setQuery}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          scroller.current?.focus();
        }}
      />
      <div role="status" className={styles.count}>
        {[
          found === undefined ? said : labels.matches(found.hits),
          checked === undefined ? '' : labels.hiddenChosen(checked.length, hidden),
        ]
          .filter((words) => words !== '')
          .join(' · ')}
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
        onKeyDown={press}
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
                check={checks?.[line.at]}
                loading={state(node)}
                mark={drag?.mark?.line === number ? drag.mark.side : undefined}
                dragging={drag?.at === line.at}
                handle={movable ? handle(line.at) : undefined}
                style={{ top: number * height, height }}
                onPick={() => pick(line.at)}
                onToggle={() => setOpen(node, !line.open)}
                onRetry={() => void ask(node)}
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
