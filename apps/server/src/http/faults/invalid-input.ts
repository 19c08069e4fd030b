import { DomainError } from '@garment-mes/domain/refusals';
import type { ErrorObject } from 'ajv';

interface Titled {
  readonly title?: string;
  readonly 'x-title-en'?: string;
  readonly properties?: Readonly<Record<string, Titled>>;
}

/** A refusal that names the first wrong field, in the words of the document. */
export function invalidInput(error: unknown): DomainError | undefined {
  const { validation, statusCode, code } = error as {
    validation?: readonly ErrorObject[];
    statusCode?: number;
    code?: string;
  };
  const first = validation?.[0];
  if (first) return refusalOf(first);
  // A body that is no JSON, too deep, or carries a forbidden key.
  const isUnreadable = statusCode === 400 && code !== 'FST_ERR_VALIDATION';
  return isUnreadable
    ? new DomainError('invalid-value', { field: { zh: '请求内容', en: 'The request' } })
    : undefined;
}

function refusalOf({ keyword, params, instancePath, parentSchema }: ErrorObject): DomainError {
  const schema = (parentSchema ?? {}) as Titled;
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    return new DomainError('required', { field: titleOf(schema.properties?.[name], name) });
  }
  const extra = params.additionalProperty ?? params.unevaluatedProperty;
  // One of several has a number for a name, which nobody knows it by.
  const place = instancePath.split('/').at(-1) ?? '';
  const name = extra === undefined ? place.replace(/^\d+$/, '') : String(extra);
  return new DomainError('invalid-value', {
    field: extra === undefined ? titleOf(schema, name) : name,
  });
}

const titleOf = (schema: Titled | undefined, name: string) =>
  schema?.title === undefined
    ? name || { zh: '请求内容', en: 'The request' }
    : { zh: schema.title, en: schema['x-title-en'] ?? schema.title };
