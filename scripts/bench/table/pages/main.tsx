import type { BenchTable } from './bench-table.ts';
import { driver } from './driver.ts';
import { type BenchRow, benchRows } from './rows.ts';

let rows: readonly BenchRow[] = [];
const current = () => rows;
window.prepare = (count) => {
  rows = benchRows(count);
  return rows.length;
};
Object.assign(window, driver(current));

/** Each table is a part of its own, so that none carries the code of another. */
async function wantedTable(root: HTMLElement): Promise<BenchTable> {
  switch (new URLSearchParams(location.search).get('table')) {
    case 'peer':
      return (await import('./peer-table.tsx')).peerTable(root, current);
    case 'entry':
      return (await import('./entry-table.tsx')).entryTable(root, current);
    default:
      return (await import('./own-table.tsx')).ownTable(root, current);
  }
}

const root = document.getElementById('root');
if (root !== null) {
  window.table = await wantedTable(root);
  document.body.dataset.ready = '';
}
