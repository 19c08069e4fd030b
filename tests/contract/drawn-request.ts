import { randomUUID } from 'node:crypto';
import { faultsAgainst } from '../../packages/sdk/scripts/generate/conforms.ts';
import type { OpenApiDocument, Schema } from '../../packages/sdk/scripts/generate/openapi.ts';
import { propertiesOf, requiredOf, resolve } from '../../packages/sdk/scripts/generate/resolve.ts';
import { sampleOf } from '../../packages/sdk/scripts/generate/sample.ts';
import type { Described } from './documents.ts';
import type { KnownRecords } from './known-records.ts';

type Row = Readonly<Record<string, unknown>>;

export interface DrawnRequest {
  readonly path?: Row;
  readonly query?: Row;
  readonly body?: unknown;
}

/**
 * A request of an operation: about a record that earlier answers showed where one is known, drawn
 * from the schema where not. Only what is required is sent.
 * @param subject the record it is about
 */
export function drawnRequest(
  operation: Described,
  known: KnownRecords,
  subject: Row,
): DrawnRequest {
  const { document, parameters, body, query } = operation;
  const draw = new Drawing(document, known, operation.id.startsWith('create'));
  const inPlace = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.required === true && one.schema !== undefined)
        .map(({ name, schema = {} }) => [name, draw.value(name, schema, subject)]),
    );
  const media = body?.mediaType ?? '';
  const drawn = body && draw.record(body.schema, subject);
  return {
    ...(operation.hasPathParameters && { path: inPlace('path') }),
    ...(query !== 'none' && { query: inPlace('query') }),
    ...(drawn !== undefined && {
      body: media.startsWith('multipart/') ? formOf(drawn) : drawn,
    }),
  };
}

function formOf(record: Row): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(record))
    if (value instanceof Blob) form.append(name, value, `${name}.csv`);
    else form.append(name, String(value));
  return form;
}

const isFreeText = ({ type, format, pattern, enum: values }: Schema): boolean =>
  [type].flat().includes('string') && [format, pattern, values].every((one) => one === undefined);

class Drawing {
  readonly #document: OpenApiDocument;
  readonly #known: KnownRecords;

  readonly #isNew: boolean;

  constructor(document: OpenApiDocument, known: KnownRecords, isNew: boolean) {
    this.#document = document;
    this.#known = known;
    this.#isNew = isNew;
  }

  record(schema: Schema, subject: Row): Row {
    const required = requiredOf(this.#document, schema);
    return Object.fromEntries(
      Object.entries(propertiesOf(this.#document, schema))
        .filter(([name]) => required.has(name))
        .map(([name, property]) => [name, this.value(name, property, subject)]),
    );
  }

  value(name: string, given: Schema, subject: Row): unknown {
    const schema = resolve(this.#document, given);
    if (name === 'requestId') return randomUUID();
    if (schema.format === 'binary') return new Blob(['a,b\n1,2\n'], { type: 'text/csv' });
    // What is new has words of its own: numbers and names may be there only once.
    const words = randomUUID().slice(0, 8).toUpperCase();
    if (this.#isNew && isFreeText(schema) && this.#fits(schema, words)) return words;
    for (const candidate of [subject[name], this.#known.value(name)])
      if (candidate !== undefined && candidate !== null && this.#fits(schema, candidate))
        return candidate;
    if (schema.items !== undefined) {
      const singular = name.replace(/s$/, '');
      const item = this.value(singular === 'id' ? 'id' : singular, schema.items, subject);
      return (schema as { minItems?: number }).minItems === 0 ? [] : [item];
    }
    const properties = propertiesOf(this.#document, schema);
    if (Object.keys(properties).length > 0) return this.record(schema, subject);
    return sampleOf(this.#document, schema);
  }

  #fits(schema: Schema, value: unknown): boolean {
    return faultsAgainst(this.#document, schema, value).length === 0;
  }
}
