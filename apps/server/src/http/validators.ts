import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { isDay } from '../is-day.ts';

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
  return instance;
}

const fromText = ajv(true);
const asSent = ajv(false);

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

/**
 * Addresses and headers are text and are read as what the document says; bodies must say it themselves.
 *
 * @param whole makes a schema stand alone, asked when the first value comes
 */
export const validatorCompilerOf =
  (whole: (schema: object) => object): FastifySchemaCompiler<object> =>
  ({ schema, httpPart }) =>
    atFirstUse(() =>
      (httpPart === 'body' ? asSent : fromText).compile(whole(schema)),
    ) as ReturnType<FastifySchemaCompiler<object>>;

/** Checks an answer against its document; used by the tests. */
export const compileAnswer = (whole: () => object): FastifyValidate =>
  atFirstUse(() => asSent.compile(whole()));
