/** What the runner asks of a table, whichever it is. */
export interface BenchTable {
  /** Puts the table on the page; resolves when it was painted. */
  mount(): Promise<void>;
  scroller(): HTMLElement;
  /** Boxes of the rows in the page. */
  rows(): HTMLElement[];
  sort(field: string, direction: 'asc' | 'desc' | undefined): void;
  filter(text: string): void;
  /** Text of the first row in a column. */
  first(field: string): string;
  /** Rows that pass the filter. */
  count(): number;
}

/** Resolves after the next frame was painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
