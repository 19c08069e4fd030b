import type { OrderPresence as Presence } from '@garment-mes/sdk/mes2';
import { Avatar, Tooltip } from '@garment-mes/ui';
import { useEffect } from 'react';
import { useText } from '#app/i18n.ts';
import type { OrderPartName } from '../draft/order-draft.ts';
import { ORDER_PART_NAMES } from '../draft/part-names.ts';
import styles from './presence.module.css';
import { usePresence } from './use-presence.ts';

/** The faces of others who have the order open; the cell each of them types into is outlined in the grid. */
export function OrderPresence({ orderId }: { readonly orderId: string }) {
  const t = useText();
  const others = usePresence(orderId);
  useOutlines(others);
  if (others.length === 0) return null;
  const said = ({ userName, place }: Presence) => {
    const part = ORDER_PART_NAMES[place?.split(/[/:]/, 1)[0] as OrderPartName];
    return part === undefined
      ? t('{name} 也打开了这个订单', { name: userName })
      : t('{name} 正在改 {part}', { name: userName, part: t(part) });
  };
  return (
    <ul className={styles.faces} aria-label={t('在线')}>
      {others.map((other) => (
        <li key={other.pageId}>
          <Tooltip text={said(other)}>
            <Avatar name={other.userName} size={24} data-typing={other.place !== null} />
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

/** Cells belong to the tables that draw them, so the mark is put on what they drew, whenever they draw. */
function useOutlines(others: readonly Presence[]): void {
  useEffect(() => {
    const places = others.flatMap(({ place, userName }) => {
      const [grid, row, col] = place?.split('/') ?? [];
      if (grid === undefined || row === undefined || col === undefined) return [];
      const part = `[data-grid="${CSS.escape(grid)}"]`;
      const line = `[data-sort-id="${CSS.escape(row)}"] [data-col="${CSS.escape(col)}"]`;
      const selector = `${part} ${line}, ${part} [data-cell="${CSS.escape(`${row}/${col}`)}"]`;
      return [{ selector, userName }];
    });
    if (places.length === 0) return;
    const marked = new Set<HTMLElement>();
    const unmark = (cell: HTMLElement) => {
      delete cell.dataset.elsewhere;
      cell.classList.remove(styles.elsewhere ?? '');
      marked.delete(cell);
    };
    const mark = () => {
      const found = new Map(
        places.flatMap(({ selector, userName }) =>
          [...document.querySelectorAll<HTMLElement>(selector)].map(
            (cell) => [cell, userName] as const,
          ),
        ),
      );
      for (const cell of [...marked]) if (!found.has(cell)) unmark(cell);
      for (const [cell, userName] of found) {
        if (marked.has(cell)) continue;
        cell.dataset.elsewhere = userName;
        cell.classList.add(styles.elsewhere ?? '');
        marked.add(cell);
      }
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const cell of [...marked]) unmark(cell);
    };
  }, [others]);
}
