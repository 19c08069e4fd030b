import { DomainError } from '@garment-mes/domain/refusals';
import { type Engine, ident, sql, type TenantScope } from '../database/engine.ts';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { belongings } from './belongings.ts';
import { isScoped } from './scoped-lists.ts';
import {
  aboutPeople,
  beyondReach,
  type Named,
  namingFields,
  partsOfRecord,
  scopedRecords,
} from './scoped-records.ts';
import { withinReach } from './within-reach.ts';

/** The checked parts of a request. */
export interface RequestParts {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Refuses a request that names a record outside the caller's data scope, in the words for a record that
 * does not exist.
 *
 * @throws {DomainError} `record-missing`
 */
export async function requireReach(
  engine: Engine,
  scope: TenantScope,
  id: OperationId,
  request: RequestParts,
): Promise<void> {
  const { reach } = scope;
  const { permission }: OperationFacts = operations[id];
  // A list shows nothing of what lies beyond instead of refusing; own calls check for themselves.
  const isOwn = permission === 'own' && scopedRecords[id] === undefined;
  if (!reach || isOwn || isScoped(id) || beyondReach[id] !== undefined) return;
  const named = namedRecords(id, request);
  if (named.length === 0) return;
  await engine.tenant(
    scope,
    async (tx) => {
      for (const { table, what, ids } of named) {
        const found = await tx.one<{ outside: boolean }>(sql`
          select exists (
            select 1 from ${ident(table)} r
            where r.company_id = ${scope.companyId} and r.id = any(${[...ids]}::bigint[])
              and not coalesce(${withinReach(reach, table, sql`r`) ?? sql`true`}, false)) as outside`);
        if (found?.outside)
          throw new DomainError('record-missing', { what: what ?? belongings[table].what });
      }
    },
    { readOnly: true },
  );
}

interface NamedRecords extends Named {
  readonly ids: readonly string[];
}

/** The records a request names, field by field. */
function namedRecords(id: OperationId, request: RequestParts): NamedRecords[] {
  const named: NamedRecords[] = [];
  const add = (one: Named, value: unknown) => {
    // A query may name several in one text, separated by commas.
    const ids = [value]
      .flat()
      .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
      .map((each) => each.trim())
      .filter((each) => ID.test(each));
    if (ids.length > 0) named.push({ ...one, ids });
  };
  const own = scopedRecords[id];
  for (const part of [request.path, request.query, request.body]) {
    if (own)
      for (const [key, value] of Object.entries(part ?? {}))
        if (key === 'id' || key === 'ids') add({ table: own }, value);
    walk(part, (key, value) => {
      if (partsOfRecord[id]?.includes(key)) return;
      const field = Object.hasOwn(namingFields, key) ? namingFields[key] : undefined;
      if (field) add(field, value);
      if (aboutPeople.has(id) && (key === 'employeeId' || key === 'employeeIds'))
        add({ table: 'amc.company_member' }, value);
    });
  }
  return named;
}

const ID = /^\d{1,18}$/;

function walk(value: unknown, seen: (key: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, seen);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      seen(key, inner);
      if (typeof inner === 'object') walk(inner, seen);
    }
}
