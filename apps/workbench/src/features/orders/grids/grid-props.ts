/** A grid of an order that is typed into. */
export interface GridProps<Row> {
  readonly rows: readonly Row[];
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
}
