import type { Row } from '../../src/database/insert-rows.sql.ts';
import type { DemoStyle } from './styles.ts';

/** One order of the demo before it is written. */
export interface DemoOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly style: DemoStyle;
  readonly status: number;
  readonly priority: number;
  readonly colors: readonly { readonly code: string; readonly plies: number }[];
  /** Garments by colour and size. */
  readonly cells: readonly {
    readonly color: string;
    readonly size: string;
    readonly num: number;
  }[];
  readonly orderDate: string;
  readonly materialDate: string;
  readonly planCutDate: string;
  readonly planSewDate: string;
  readonly deliveryDate: string;
  readonly createDate: string;
  readonly more?: Row;
}

export const orderNum = ({ cells }: DemoOrder): number =>
  cells.reduce((total, { num }) => total + num, 0);
