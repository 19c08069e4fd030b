import type { Applied } from '../database/baseline.ts';
import type { Snapshot } from '../database/bulk.ts';
import { PARTED } from '../jobs/parted.ts';
import {
  daysOf,
  migrationsOf,
  type Sequence,
  sequencesOf,
  sumOf,
  type TableFacts,
  type TableSum,
  tablesOf,
} from './tables.sql.ts';

export interface TableContent extends TableFacts, TableSum {
  /** Days of a partitioned table. */
  readonly days?: { readonly from: string; readonly to: string };
}

/** The tables of a database, and where their rows can be read. */
export interface DataSource {
  readonly migrations: readonly Applied[];
  readonly tables: readonly TableContent[];
  readonly sequences: readonly Sequence[];
  read(table: TableContent): AsyncIterable<Uint8Array>;
}

/** A database at one moment as a source. */
export async function sourceOf(snapshot: Snapshot): Promise<DataSource> {
  const tables: TableContent[] = [];
  for (const facts of await tablesOf(snapshot)) {
    const isParted = PARTED.some(({ table }) => table === facts.name);
    const days = isParted ? await daysOf(snapshot, facts) : undefined;
    tables.push({ ...facts, ...(await sumOf(snapshot, facts)), ...(days && { days }) });
  }
  return {
    migrations: await migrationsOf(snapshot),
    tables,
    sequences: await sequencesOf(snapshot),
    read: ({ name, columns }) => snapshot.copyOut(name, columns),
  };
}
