import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ApiDocument, OperationDocument } from './documents.ts';
import { compileAnswer } from './validators.ts';

/**
 * Reports where an answer differs from its document, in a sentence with the operation, the field, what the
 * document expects and what was found. A listener that throws refuses the answer.
 */
export type Differs = (sentence: string) => void;

/** Compares the answers of an operation with its document. */
export function answerCheck(
  id: string,
  { responses }: OperationDocument,
  document: ApiDocument,
  differs: Differs,
): (body: unknown) => void {
  const success = responses['200'] as { content?: Record<string, { schema?: object }> };
  const schema = success.content?.['application/json']?.schema;
  const validate = schema && compileAnswer(document, schema);
  return (body) => {
    // As it travels: dates are text, what is undefined is not there.
    if (!validate || validate(JSON.parse(JSON.stringify(body)))) return;
    const places = (validate.errors ?? []).map(placeOf);
    differs(`the answer of ${id} differs from its document: ${[...new Set(places)].join('; ')}`);
  };
}

function placeOf({ instancePath, keyword, params, message, data }: ErrorObject): string {
  const at = fieldOf(instancePath);
  if (keyword === 'required')
    return `${at}.${params.missingProperty} is expected, found ${shown(undefined)}`;
  const other = params.additionalProperty ?? params.unevaluatedProperty;
  if (other !== undefined)
    return `${at}.${other} is no field, found ${shown((data as Record<string, unknown>)[other])}`;
  return `${at} ${message}${allowed(params)}, found ${shown(data)}`;
}

/** `/data/list/3/colorNames` as `data.list[3].colorNames`. */
const fieldOf = (path: string): string =>
  path
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.') || 'the body';

const allowed = ({ allowedValues }: Record<string, unknown>): string =>
  Array.isArray(allowedValues) ? ` (${allowedValues.map(shown).join(', ')})` : '';

const LONGEST = 80;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
