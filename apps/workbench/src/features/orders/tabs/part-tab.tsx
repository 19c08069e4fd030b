import type { Order } from '@garment-mes/sdk/mes2';
import type { ReactNode } from 'react';
import type { Workbench } from '#app/workbench-context.ts';
import type { DetailTab } from '#screens/detail/detail-screen.tsx';
import styles from '../draft/draft.module.css';
import type { OrderDraft, OrderPartName } from '../draft/order-draft.ts';
import { ORDER_PART_NAMES } from '../draft/part-names.ts';
import type { OrderEditing } from '../draft/use-order-draft.ts';
import type { GridProps } from '../grids/grid-props.ts';

/** What the panels of an order are made of: as it was read, as it is typed, and what the person may. */
export interface TabsOf {
  readonly order: Order;
  readonly editing: OrderEditing;
  readonly can: Workbench['can'];
  /** The garment itself may be typed: the order is a draft. */
  readonly typesGarment: boolean;
  /** So may its operations, which have a right of their own. */
  readonly typesProcesses: boolean;
  /** What the order is made with may be typed: it is not at its end. */
  readonly typesProduction: boolean;
}

interface Part {
  readonly id: string;
  /** What of the draft is typed here: the first one names the panel, the last one counts its rows. */
  readonly names: readonly OrderPartName[];
  readonly editable: boolean;
  readonly typed: () => ReactNode;
  readonly read: (loaded: Order) => ReactNode;
}

/** A panel whose rows are typed while they may be, and read otherwise. */
export const partTab = (
  { draft, dirty }: OrderEditing,
  { id, names, editable, typed, read }: Part,
): DetailTab<Order> => ({
  id,
  label: ORDER_PART_NAMES[names[0] ?? 'bom'],
  count: () => draft[names.at(-1) ?? 'bom'].length,
  content: (loaded) =>
    editable ? (
      <div
        className={styles.part}
        data-grid={names[0]}
        data-dirty={names.some((name) => dirty.includes(name)) || undefined}
      >
        {typed()}
      </div>
    ) : (
      read(loaded)
    ),
});

/** What a grid shows of the draft, and where it says what is typed. */
export const gridProps = <Name extends OrderPartName>(
  { draft, change }: OrderEditing,
  name: Name,
): GridProps<OrderDraft[Name][number]> =>
  ({
    rows: draft[name],
    readOnly: false,
    onChange: (rows: OrderDraft[Name]) => change(name, rows),
  }) as unknown as GridProps<OrderDraft[Name][number]>;
