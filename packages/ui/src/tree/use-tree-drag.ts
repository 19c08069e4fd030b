import { type PointerEvent, type RefObject, useState } from 'react';
import type { TreeEntry, TreeLine } from './tree-index.ts';
import type { TreePlace } from './tree-node.ts';

/** Where a dragged node would land: beside a line or under it. */
export interface DropMark {
  readonly line: number;
  readonly side: 'before' | 'after' | 'inside';
}

const EDGE_PX = 24;

/** The place among siblings that a line has, as it is once the moved node is taken out. */
function placeBeside(
  index: readonly TreeEntry[],
  at: number,
  moved: number,
  after: boolean,
): TreePlace | undefined {
  const entry = index[at];
  if (entry === undefined) return undefined;
  let before = 0;
  for (let other = entry.parent + 1; other < at; other = index[other]?.end ?? at)
    if (other !== moved) before += 1;
  return { parentId: index[entry.parent]?.node.id, index: before + (after ? 1 : 0) };
}

/** Where a mark puts a node, or nothing when it would come under itself. */
export function placeOf(
  index: readonly TreeEntry[],
  lines: readonly TreeLine[],
  mark: DropMark,
  moved: number,
): TreePlace | undefined {
  const at = lines[mark.line]?.at;
  const entry = at === undefined ? undefined : index[at];
  if (at === undefined || entry === undefined) return undefined;
  if (at >= moved && at < (index[moved]?.end ?? moved)) return undefined;
  if (mark.side !== 'inside') return placeBeside(index, at, moved, mark.side === 'after');
  let children = 0;
  for (let child = at + 1; child < entry.end; child = index[child]?.end ?? entry.end)
    if (child !== moved) children += 1;
  return { parentId: entry.node.id, index: children };
}

/** Where Alt and an arrow put a node: up and down among its siblings, right under the one above. */
export function placeByKey(
  index: readonly TreeEntry[],
  at: number,
  key: string,
): TreePlace | undefined {
  const entry = index[at];
  if (entry === undefined) return undefined;
  const siblings: number[] = [];
  const last = entry.parent < 0 ? index.length : (index[entry.parent]?.end ?? index.length);
  for (let other = entry.parent + 1; other < last; other = index[other]?.end ?? last)
    siblings.push(other);
  const place = siblings.indexOf(at);
  const parentId = index[entry.parent]?.node.id;
  const above = index[siblings[place - 1] ?? -1];
  if (key === 'ArrowUp' && place > 0) return { parentId, index: place - 1 };
  if (key === 'ArrowDown' && place < siblings.length - 1) return { parentId, index: place + 1 };
  if (key === 'ArrowRight' && above !== undefined)
    return { parentId: above.node.id, index: above.node.children?.length ?? 0 };
  if (key === 'ArrowLeft' && entry.parent >= 0) return placeBeside(index, entry.parent, at, true);
  return undefined;
}

/** Drags lines by their handles; the mark says where they would land. Esc takes the drag back. */
export function useTreeDrag({
  scroller,
  index,
  lines,
  height,
  onDrop,
  onRefuse,
}: {
  scroller: RefObject<HTMLElement | null>;
  index: readonly TreeEntry[];
  lines: readonly TreeLine[];
  height: number;
  onDrop: (at: number, place: TreePlace) => void;
  /** Let go over a line below the dragged one. */
  onRefuse: (at: number) => void;
}) {
  const [drag, setDrag] = useState<{ at: number; mark: DropMark | undefined }>();

  function markAt(y: number): DropMark | undefined {
    const element = scroller.current;
    if (element === null || lines.length === 0) return undefined;
    const box = element.getBoundingClientRect();
    if (y < box.top + EDGE_PX) element.scrollTop -= height;
    if (y > box.bottom - EDGE_PX) element.scrollTop += height;
    const offset = (y - box.top + element.scrollTop) / height;
    const line = Math.min(lines.length - 1, Math.max(0, Math.floor(offset)));
    const within = offset - line;
    return { line, side: within < 0.3 ? 'before' : within > 0.7 ? 'after' : 'inside' };
  }

  return {
    drag,
    handle: (at: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ at, mark: undefined });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag === undefined) return;
        const mark = markAt(event.clientY);
        const possible = mark !== undefined && placeOf(index, lines, mark, drag.at) !== undefined;
        setDrag({ at: drag.at, mark: possible ? mark : undefined });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const mark = drag?.mark;
        setDrag(undefined);
        if (drag === undefined) return;
        if (mark === undefined) {
          const over = lines[markAt(event.clientY)?.line ?? -1]?.at ?? -1;
          if (over > drag.at && over < (index[drag.at]?.end ?? 0)) onRefuse(drag.at);
          return;
        }
        const place = placeOf(index, lines, mark, drag.at);
        if (place !== undefined) onDrop(drag.at, place);
      },
      onPointerCancel: () => setDrag(undefined),
    }),
    cancel: () => setDrag(undefined),
  };
}
