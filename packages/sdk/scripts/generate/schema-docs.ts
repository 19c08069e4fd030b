import type { OperationModel } from './model.ts';
import type { OpenApiDocument, Schema } from './openapi.ts';
import { propertiesOf, referredName } from './resolve.ts';

/**
 * What to say of each named schema: its own title and description, else what its values mean, else
 * which call takes or answers it, else which record it is a part of.
 */
export function schemaDocs(
  document: OpenApiDocument,
  operations: readonly OperationModel[],
): ReadonlyMap<string, string> {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const uses = new Map<string, string>();
  for (const { id, body, answer } of operations) {
    note(uses, body?.name, `Body of \`${id}\`.`);
    note(uses, answer.name, `What \`${id}\` answers.`);
    if (answer.row) note(uses, referredName(answer.row), `A row of \`${id}\`.`);
  }
  for (const [name, schema] of schemas)
    for (const [key, property] of Object.entries(propertiesOf(document, schema)))
      for (const part of namesIn(property)) note(uses, part, `\`${key}\` of {@link ${name}}.`);
  return new Map(
    schemas.map(([name, schema]) => [
      name,
      ownWords(schema) ?? valuesOf(schema) ?? uses.get(name) ?? `The record ${name}.`,
    ]),
  );
}

function note(uses: Map<string, string>, name: string | undefined, use: string): void {
  if (name !== undefined && !uses.has(name)) uses.set(name, use);
}

/** Named schemas that a property holds, in whatever wrapping. */
function namesIn(property: Schema): string[] {
  const own = referredName(property);
  const inner = [
    property.items ?? [],
    property.oneOf ?? [],
    property.anyOf ?? [],
    property.allOf ?? [],
    typeof property.additionalProperties === 'object' ? property.additionalProperties : [],
  ].flat();
  return own === undefined ? inner.flatMap(namesIn) : [own];
}

function ownWords({ title, 'x-title-en': en, description }: Schema): string | undefined {
  const heading = [title, en].filter(Boolean).join(' · ');
  const words = [heading && `${heading}.`, description?.trim().replaceAll('\n', ' ')];
  return words.filter(Boolean).join(' ') || undefined;
}

function valuesOf({ enum: values, 'x-enum-zh': zh, 'x-enum-en': en }: Schema): string | undefined {
  if (values === undefined) return undefined;
  const known = values.filter((value) => value !== null);
  const meaning = known.map((value, at) =>
    [value, zh?.[at], en?.[at]].filter((part) => part !== undefined).join(' '),
  );
  return `One of: ${meaning.join(', ')}.`;
}
