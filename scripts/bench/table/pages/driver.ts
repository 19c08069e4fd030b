import { type BenchTable, painted } from './bench-table.ts';
import type { BenchRow } from './rows.ts';

/** The steps of the runner that have to run inside the page, next to the frames. */
export interface Driver {
  settle(): Promise<void>;
  timed(work: () => Promise<void>): Promise<number>;
  /** Time from an action until its outcome is in the document and was painted. */
  until(act: () => void, done: () => boolean): Promise<number>;
  scrollFrames(top: number, left: number, frames: number): Promise<void>;
  scrollHome(): Promise<void>;
  uncoveredFrames(step: number, frames: number): Promise<number>;
  /** What has to stand first in a column. */
  expected(field: string, direction: 'asc' | 'desc' | undefined): string;
  expectedCount(text: string): number;
  pasteCells(rows: number, columns: number): Promise<{ time: number; oneStep: boolean }>;
}

declare global {
  interface Window extends Driver {
    table: BenchTable;
    /** Makes the rows without any table; the heap of a table is what comes on top. */
    prepare(count: number): number;
  }
}

const collator = new Intl.Collator('zh-CN', { numeric: true });

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

export function driver(rows: () => readonly BenchRow[]): Driver {
  const scroller = () => window.table.scroller();
  return {
    async settle() {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await painted();
    },
    async timed(work) {
      const from = performance.now();
      await work();
      return performance.now() - from;
    },
    async until(act, done) {
      const from = performance.now();
      act();
      do {
        await painted();
        if (performance.now() - from > 20_000) throw new Error('The outcome never came.');
      } while (!done());
      return performance.now() - from;
    },
    async scrollFrames(top, left, frames) {
      const element = scroller();
      for (let frame = 0; frame < frames; frame += 1) {
        if (top !== 0) element.scrollTop += top;
        if (left !== 0) element.scrollLeft += left;
        await painted();
      }
    },
    async scrollHome() {
      scroller().scrollTo(0, 0);
      await window.settle();
    },
    async uncoveredFrames(step, frames) {
      const element = scroller();
      let uncovered = 0;
      for (let frame = 0; frame < frames; frame += 1) {
        element.scrollTop += step;
        await painted();
        const view = element.getBoundingClientRect();
        const boxes = window.table.rows().map((row) => row.getBoundingClientRect());
        const middle = boxes.filter(({ bottom, top }) => bottom > view.top && top < view.bottom);
        const height = middle.reduce((sum, { height: high }) => sum + high, 0);
        // Head and foot lie over the rows; 40 px is less than a head and more than rounding.
        const bottom = Math.max(0, ...middle.map((box) => box.bottom));
        if (bottom < view.bottom - 40 || height < view.height - 100) uncovered += 1;
      }
      return uncovered;
    },
    expected(field, direction) {
      const all = rows();
      const key = field as keyof BenchRow;
      if (direction === undefined) return String(all[0]?.[key]);
      let best = all[0];
      for (const row of all) {
        const order = compare(row[key], best?.[key]);
        if (direction === 'asc' ? order < 0 : order > 0) best = row;
      }
      return String(best?.[key]);
    },
    expectedCount: (text) => rows().filter(({ customer }) => customer.includes(text)).length,
    async pasteCells(count, columns) {
      const value = () =>
        document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '';
      const before = value();
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/plain',
        Array.from({ length: count }, (_, row) =>
          Array.from({ length: columns }, (__, col) => String(row * 100 + col + 7)).join('\t'),
        ).join('\r\n'),
      );
      const target = document.activeElement ?? document.body;
      const paste = () =>
        target.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      const time = await window.until(paste, () => value() === '7');
      await window.settle();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }),
      );
      await window.settle();
      return { time, oneStep: value() === before };
    },
  };
}
