import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../database/engine.ts';
import type { ColumnValues } from './draft-values.ts';
import type { AnyResource, StoredRecord, TypedCode, UniqueKey } from './resource.ts';
import { recordOfCode } from './stored-record.sql.ts';

const CODE: Bilingual = { zh: '编码', en: 'Code' };

/**
 * The code of a record, unique among the live ones in any case and width; the indexes have the names that
 * PostgreSQL and the migration of the spellings give them.
 */
export function codeKey(
  table: string,
  { column = 'code', field = CODE, within = [] }: Partial<TypedCode> = {},
): UniqueKey {
  const columns = [...within, column].join('_');
  return {
    index: `${table}_company_id_${columns}_idx`,
    refusal: ['already-used', { field }],
    code: { column, field, within },
  };
}

/** Name of the index that ensures a code in any spelling. */
export const spellingIndex = (table: string, { column }: TypedCode): string =>
  `${table.split('.').at(-1)}_${column}_spelling_key`;

/**
 * Refuses codes that another live record of the company has in any spelling, and names the one it has.
 * A record that keeps code and state is not asked: two spellings of older days stay until one is changed.
 *
 * @throws {DomainError} `code-taken`
 */
export async function requireCodesFree(
  tx: Tx,
  { table, keys = [] }: Pick<AnyResource, 'table' | 'keys'>,
  companyId: string,
  values: ColumnValues,
  before: StoredRecord | undefined,
): Promise<void> {
  const after = (column: string): unknown =>
    values.has(column) ? values.get(column) : before?.[camel(column)];
  if (!['0', undefined].includes(after('del_flag') as string | undefined)) return;
  for (const { code: key } of keys) {
    if (!key) continue;
    const columns = [key.column, ...(key.within ?? []), 'del_flag'];
    if (before && columns.every((column) => after(column) === before[camel(column)])) continue;
    const code = after(key.column);
    if (typeof code !== 'string') continue;
    const within = new Map((key.within ?? []).map((column) => [column, after(column)]));
    await requireCodeFree(tx, { table, key, within }, companyId, code, before?.id);
  }
}

/** @throws {DomainError} `code-taken` where a live record other than `id` has the code in any spelling */
export async function requireCodeFree(
  tx: Tx,
  place: {
    readonly table: string;
    readonly key: TypedCode;
    readonly within?: ReadonlyMap<string, unknown>;
  },
  companyId: string,
  code: string,
  id: string | null | undefined,
): Promise<void> {
  const { column, field } = place.key;
  const holder = await recordOfCode(tx, { ...place, column }, companyId, code, id);
  if (holder) throw new DomainError('code-taken', { field, code: String(holder[camel(column)]) });
}

/** Key of a column in a stored record. */
export const camel = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
