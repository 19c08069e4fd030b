import { type OperationFacts, type OperationId, operations } from '../../generated/operations.ts';
import { METHODS, readDocuments } from '../../http/operations/documents.ts';
import { notYet } from '../../not-yet.ts';
import { allRecords } from '../../resources/all-records.ts';
import { beyondReach, namingFields, scopedRecords } from '../scoped-records.ts';

type Json = { readonly [key: string]: unknown };

/**
 * Buttons of what is built that change a record which is there, read from the documents: their request names it by `id` or
 * `ids`, or by a field that names a paper of somebody's, such as a bed or a bundle. Plain records are left out: whoever
 * keeps a list keeps all of it.
 */
export function buttonsOnRecords(): OperationId[] {
  const plain = new Set(
    allRecords.flatMap(({ operations: calls }) => Object.values({ ...calls }) as OperationId[]),
  );
  const named = requestFields();
  return (Object.keys(operations) as OperationId[]).filter((id) => {
    const { permission, method }: OperationFacts = operations[id];
    if (permission !== 'button' || method === 'GET' || plain.has(id)) return false;
    if ((notYet as readonly OperationId[]).includes(id)) return false;
    const isSomebodys = scopedRecords[id] !== undefined || beyondReach[id] !== undefined;
    return isSomebodys || (named.get(id) ?? []).some(namesRecord);
  });
}

const PEOPLE_AND_PLACES: readonly string[] = ['amc.department', 'amc.company_member'];

function namesRecord(field: string): boolean {
  if (['id', 'ids', 'reduceBedId', 'scanId'].includes(field)) return true;
  const named = Object.hasOwn(namingFields, field) ? namingFields[field] : undefined;
  return named !== undefined && !PEOPLE_AND_PLACES.includes(named.table);
}

/** Parameters and top fields of the body of every operation. */
function requestFields(): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const document of readDocuments()) {
    const follow = (value: unknown): Json => {
      const { $ref } = (value ?? {}) as { readonly $ref?: string };
      if ($ref === undefined) return (value ?? {}) as Json;
      const keys = $ref.replace('#/', '').split('/');
      return follow(keys.reduce<unknown>((part, key) => (part as Json)[key], document));
    };
    const propertiesOf = (schema: unknown): string[] => {
      const { properties = {}, allOf = [] } = follow(schema) as {
        readonly properties?: Json;
        readonly allOf?: readonly unknown[];
      };
      return [...Object.keys(properties), ...allOf.flatMap(propertiesOf)];
    };
    for (const path of Object.values(document.paths))
      for (const method of METHODS) {
        const operation = path[method] as Json | undefined;
        if (!operation) continue;
        const { content } = follow(operation.requestBody) as { readonly content?: Json };
        const body = content?.['application/json'] as { readonly schema?: unknown } | undefined;
        const parameters = (operation.parameters ?? []) as readonly unknown[];
        fields.set(String(operation.operationId), [
          ...parameters.map((each) => String(follow(each).name)),
          ...propertiesOf(body?.schema),
        ]);
      }
  }
  return fields;
}
