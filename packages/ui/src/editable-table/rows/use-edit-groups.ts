import { useState } from 'react';
import type { EditRow } from '../edit-column.ts';
import type { EditGroups } from './edit-groups.ts';

/** A line of the table: a row, or the head of a group. */
type EditLine = { readonly row: string } | { readonly group: string };

const HEAD = 'group ';
const lineIdOf = (line: EditLine): string => ('row' in line ? line.row : HEAD + line.group);

/** Which lines a table with groups has, and which groups are put away. */
export function useEditGroups<Row extends EditRow>(
  rows: readonly Row[],
  groups: EditGroups<Row> | undefined,
  activeRow: string | undefined,
) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string>();
  const rowOf = (id: string | undefined) => rows.find((row) => row.id === id);
  const groupOf = (id: string | undefined) => {
    const row = rowOf(id);
    return row && groups?.of(row);
  };

  function open(group: string | undefined) {
    if (group === undefined || !closed.has(group)) return;
    setClosed(new Set([...closed].filter((each) => each !== group)));
  }
  // A group that the cursor goes into opens.
  if (seen !== activeRow) {
    setSeen(activeRow);
    open(groupOf(activeRow));
  }

  /** Group of a row that stands somewhere: its own beside rows of its own, else that of its neighbours. */
  function groupAt(order: readonly string[], id: string): string | undefined {
    const at = order.indexOf(id);
    const own = groupOf(id);
    const around = [groupOf(order[at - 1]), groupOf(order[at + 1])];
    return around.includes(own) ? own : (around[0] ?? around[1] ?? own);
  }

  return {
    isClosed: (group: string) => closed.has(group),
    toggle(group: string) {
      if (closed.has(group)) open(group);
      else setClosed(new Set([...closed, group]));
    },
    /** The lines for rows in an order. @param dragged is in the group it is held over */
    lines(order: readonly string[], dragged: string | undefined): readonly EditLine[] {
      if (groups === undefined) return order.map((row) => ({ row }));
      const lines: EditLine[] = [];
      let last: string | undefined;
      for (const row of order) {
        const group = row === dragged ? groupAt(order, row) : groupOf(row);
        if (group === undefined) continue;
        if (group !== last) lines.push({ group });
        last = group;
        if (!closed.has(group) || row === dragged) lines.push({ row });
      }
      return lines;
    },
    lineIdOf,
    /** A row that was dropped, as one of the group it is in now. */
    dropped(order: readonly string[], row: Row): Row {
      const group = groupAt(order, row.id);
      if (groups === undefined || group === undefined || group === groups.of(row)) return row;
      open(group);
      return groups.join(row, group);
    },
  };
}
