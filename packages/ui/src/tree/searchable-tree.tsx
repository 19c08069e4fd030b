import { ChevronDown, ChevronRight, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { rowWindow } from '../data-table/row-window.ts';
import { useViewport } from '../data-table/use-viewport.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { Highlight } from './highlight.tsx';
import styles from './searchable-tree.module.css';
import { foundNodes, labelOf, openLines, type TreeLine, type TreeNode } from './tree-node.ts';

const LINE_PX = 30;
const INDENT_PX = 18;

export interface SearchableTreeProps {
  /** Names the tree. */
  label: string;
  /** Keep the array between renders. */
  nodes: readonly TreeNode[];
  /** The chosen node, `''` when there is none. */
  value: string;
  onValueChange?: ((id: string, node: TreeNode) => void) | undefined;
  /** Open at first; the roots when left out. */
  defaultOpened?: readonly string[] | undefined;
  /** Stands at the end of a line. */
  renderActions?: ((node: TreeNode) => ReactNode) | undefined;
  className?: string | undefined;
}

/**
 * A tree that is searched by what its lines say. Only lines in view are drawn. Clearing the search
 * brings back what was open before it.
 */
export function SearchableTree({
  label,
  nodes,
  value,
  onValueChange,
  defaultOpened,
  renderActions,
  className,
}: SearchableTreeProps) {
  const labels = useLabels();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const viewport = useViewport(scroller);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(defaultOpened ?? nodes.map((node) => node.id)),
  );
  const [activeId, setActiveId] = useState(value);

  const searching = query.trim() !== '';
  const found = useMemo(
    () => (searching ? foundNodes(nodes, query) : undefined),
    [searching, nodes, query],
  );
  const lines = useMemo(
    () => openLines(found?.nodes ?? nodes, found?.opened ?? opened),
    [found, nodes, opened],
  );
  const active = Math.max(
    0,
    lines.findIndex(({ node }) => node.id === activeId),
  );

  const heights = { count: lines.length, height: LINE_PX, details: [] };
  const { first, last } = rowWindow(heights, viewport.top, viewport.height);
  const drawn = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (lines.length > 0 && (active < first || active > last)) drawn.push(active);

  function setOpen(node: TreeNode, open: boolean) {
    // While searching, everything that leads to a hit stays open.
    if (searching) return;
    const next = new Set(opened);
    if (open) next.add(node.id);
    else next.delete(node.id);
    setOpened(next);
  }

  function go(index: number) {
    const line = lines[Math.min(Math.max(0, index), lines.length - 1)];
    const element = scroller.current;
    if (line === undefined || element === null) return;
    setActiveId(line.node.id);
    const top = lines.indexOf(line) * LINE_PX;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + LINE_PX > element.scrollTop + element.clientHeight)
      element.scrollTop = top + LINE_PX - element.clientHeight;
    viewport.read();
  }

  const parentOf = ({ level }: TreeLine): number =>
    lines.findLastIndex((line, index) => index < active && line.level < level);

  function press(event: KeyboardEvent<HTMLElement>) {
    const line = lines[active];
    if (line === undefined || event.target !== event.currentTarget) return;
    const { node, parent, open } = line;
    if (event.key === 'ArrowDown') go(active + 1);
    else if (event.key === 'ArrowUp') go(active - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(lines.length - 1);
    else if (event.key === 'ArrowRight' && parent && !open) setOpen(node, true);
    else if (event.key === 'ArrowRight' && parent) go(active + 1);
    else if (event.key === 'ArrowLeft' && open && !searching) setOpen(node, false);
    else if (event.key === 'ArrowLeft') go(parentOf(line));
    else if (event.key === 'Enter' || event.key === ' ') pick(node);
    else if (event.key === '*')
      setOpened(
        new Set([
          ...opened,
          ...lines.filter(({ level }) => level === line.level).map((other) => other.node.id),
        ]),
      );
    else return;
    event.preventDefault();
  }

  function pick(node: TreeNode) {
    setActiveId(node.id);
    if (!node.disabled) onValueChange?.(node.id, node);
  }

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
        {found === undefined ? null : labels.matches(found.hits)}
      </div>
      {lines.length === 0 ? (
        <EmptyState />
      ) : (
        <div
          ref={scroller}
          role="tree"
          aria-label={label}
          tabIndex={0}
          aria-activedescendant={`${id}${lines[active]?.node.id}`}
          className={styles.scroller}
          onKeyDown={press}
        >
          <div role="none" className={styles.lines} style={{ height: lines.length * LINE_PX }}>
            {drawn.map((index) => {
              const line = lines[index];
              if (line === undefined) return null;
              const { node, level, parent, open } = line;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus.
                // biome-ignore lint/a11y/useKeyWithClickEvents: the tree listens to the keys.
                <div
                  key={node.id}
                  id={`${id}${node.id}`}
                  role="treeitem"
                  aria-level={level}
                  aria-posinset={line.position}
                  aria-setsize={line.siblings}
                  aria-expanded={parent ? open : undefined}
                  aria-selected={node.id === value}
                  aria-disabled={node.disabled || undefined}
                  data-active={index === active || undefined}
                  className={styles.line}
                  style={{
                    top: index * LINE_PX,
                    height: LINE_PX,
                    paddingInlineStart: (level - 1) * INDENT_PX,
                  }}
                  onClick={() => pick(node)}
                >
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-hidden
                    className={styles.toggle}
                    data-leaf={parent ? undefined : ''}
                    onClick={(event) => {
                      event.stopPropagation();
                      setOpen(node, !open);
                    }}
                  >
                    {open ? <ChevronDown /> : <ChevronRight />}
                  </button>
                  <span className={styles.words}>
                    <Highlight text={labelOf(node)} query={query} />
                  </span>
                  {renderActions?.(node)}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}
