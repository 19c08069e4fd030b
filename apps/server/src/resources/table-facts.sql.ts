import { sql, type Tx } from '../database/engine.ts';

/** What a column takes. */
export interface ColumnLimit {
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  /** Most characters of a text. */
  readonly maxLength: number | undefined;
  /** Digits before the point of an exact number. */
  readonly wholeDigits: number | undefined;
}

export type TableFacts = ReadonlyMap<string, ColumnLimit>;

const known = new Map<string, TableFacts>();

/** The columns of a table as the catalogue has them; they stay the same while the process lives. */
export async function tableFacts(tx: Tx, table: string): Promise<TableFacts> {
  const cached = known.get(table);
  if (cached) return cached;
  const columns = await tx.all<{
    name: string;
    type: string;
    modifier: number;
    isRequired: boolean;
    hasDefault: boolean;
  }>(sql`
    select a.attname as name, a.atttypid::regtype::text as type, a.atttypmod as modifier,
      a.attnotnull as is_required, a.atthasdef as has_default
    from pg_catalog.pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`);
  const facts: TableFacts = new Map(
    columns.map(({ name, type, modifier, isRequired, hasDefault }) => [
      name,
      { isRequired, hasDefault, ...limitOf(type, modifier) },
    ]),
  );
  known.set(table, facts);
  return facts;
}

/** PostgreSQL packs length, or precision and scale, into one number above 4. */
function limitOf(type: string, modifier: number) {
  const packed = modifier - 4;
  const none = { maxLength: undefined, wholeDigits: undefined };
  if (modifier < 4) return none;
  if (type === 'character varying' || type === 'character') return { ...none, maxLength: packed };
  if (type === 'numeric') return { ...none, wholeDigits: (packed >> 16) - (packed & 0xffff) };
  return none;
}
