import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { isDay } from '../../is-day.ts';
import { standingAlone } from './document-schemas.ts';
import type { ApiDocument } from './documents.ts';

/** `YYYY-MM-DD HH:mm:ss`, a moment that the calendar has. */
function isTimestamp(text: string): boolean {
  const [day = '', clock = ''] = text.split(' ');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(clock);
}

function ajv(coerceTypes: boolean): Ajv2020 {
  const instance = new Ajv2020({
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    allErrors: false,
    verbose: true,
    logger: false,
    // Documents carry words of their own (x-…, examples, formats of display).
    strict: false,
  });
  addFormats.default(instance);
  instance.addFormat('int64', /^-?\d{1,19}$/);
  instance.addFormat('decimal', /^-?\d{1,18}(\.\d{1,8})?$/);
  instance.addFormat('date', isDay);
  instance.addFormat('timestamp', isTimestamp);
  instance.addFormat('time', /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);
  return instance;
}

const fromText = ajv(true);
const asSent = ajv(false);

/** What a document defined, to the checks that were compiled against it. */
const checksOf = new WeakMap<object, Map<string, ValidateFunction>>();

/**
 * A check of a process is compiled once, however many servers it starts: a compiler forgets nothing that it
 * ever compiled.
 */
function checkOf(document: ApiDocument, instance: Ajv2020, schema: object): ValidateFunction {
  // Documents of a part of the operations share what they define.
  const { components } = document;
  const owner = typeof components === 'object' && components !== null ? components : document;
  const checks = checksOf.get(owner) ?? new Map<string, ValidateFunction>();
  checksOf.set(owner, checks);
  const key = (instance === asSent ? 'sent' : 'text') + JSON.stringify(schema);
  const known = checks.get(key);
  if (known) return known;
  const compiled = instance.compile(standingAlone(document, schema));
  checks.set(key, compiled);
  return compiled;
}

/**
 * Compiles at the first value that is checked: compiling all of some two thousand schemas at the
 * start costs many times what a day of one floor ever asks of them.
 */
function atFirstUse(compile: () => ValidateFunction): FastifyValidate {
  let compiled: ValidateFunction | undefined;
  const validate: FastifyValidate = (value) => {
    compiled ??= compile();
    const isValid = compiled(value);
    validate.errors = compiled.errors;
    return isValid;
  };
  return validate;
}

/** A check as Fastify calls it: `errors` are those of the last value. */
interface FastifyValidate {
  (value: unknown): boolean;
  errors?: ValidateFunction['errors'];
}

/** Addresses and headers are text and are read as what the document says; bodies must say it themselves. */
export const validatorCompilerOf =
  (document: ApiDocument): FastifySchemaCompiler<object> =>
  ({ schema, httpPart }) =>
    atFirstUse(() =>
      checkOf(document, httpPart === 'body' ? asSent : fromText, schema),
    ) as ReturnType<FastifySchemaCompiler<object>>;

/** Checks an answer against its document; used by the tests. */
export const compileAnswer = (document: ApiDocument, schema: object): FastifyValidate =>
  atFirstUse(() => checkOf(document, asSent, schema));
