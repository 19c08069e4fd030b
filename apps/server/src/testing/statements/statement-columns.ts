import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { camelCase } from '../../database/wire-types.ts';
import { prepare } from '../../prepare.ts';
import { createPeople } from '../people.ts';
import { snapshotOf } from '../snapshot/snapshot.ts';

/** A column of a statement: the field it becomes, and the type the database gives it. */
export interface StatementColumn {
  readonly field: string;
  readonly typeOid: number;
}

/** Asks a migrated database what columns a statement has, without running it. */
export interface StatementReader {
  /** @throws {Error} in the words of the database where it refuses the statement */
  columnsOf(text: string): Promise<StatementColumn[]>;
  close(): Promise<void>;
}

export async function statementReader(): Promise<StatementReader> {
  const snapshot = await snapshotOf('bare', async (engine) => {
    await prepare(engine, false, () => {}, 0);
    await createPeople(engine);
  });
  const db = await PGlite.create('memory://', {
    loadDataDir: new Blob([await readFile(snapshot)]),
  });
  return {
    async columnsOf(text) {
      const { resultFields } = await db.describeQuery(text);
      return resultFields.map(({ name, dataTypeID }) => ({
        field: camelCase(name),
        typeOid: dataTypeID,
      }));
    },
    close: () => db.close(),
  };
}
