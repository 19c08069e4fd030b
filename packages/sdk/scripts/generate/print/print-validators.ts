import { _, Ajv, type ValidateFunction } from 'ajv';
import { formats } from '../../../src/formats.ts';
import { constraints } from '../constraints.ts';
import type { OperationModel, Service } from '../model.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { FIRST_LINE, jsDoc } from '../text.ts';

/**
 * Prints `validators/<service>.ts` and a module for each schema that a JSON body is made of: its check, and
 * the validators of the operations that take it. A module says nothing of any schema but its own, it calls
 * the checks of the others; who imports one validator loads those it needs and no more.
 * @returns texts by path below `validators/`
 */
export function printValidators(
  service: Service,
  document: OpenApiDocument,
  operations: readonly OperationModel[],
): Map<string, string> {
  const compile = checkCompiler(document);
  const checks = new Map<string, Check>();
  const include = (schema: string): void => {
    if (checks.has(schema)) return;
    const check = compile(schema);
    checks.set(schema, check);
    for (const other of check.calls) include(other);
  };
  const takers = Map.groupBy(
    operations.filter(({ body }) => body?.mediaType === 'application/json'),
    bodyName,
  );
  for (const schema of takers.keys()) include(schema);

  const index = [...takers].flatMap(([schema, taking]) =>
    taking.map(
      ({ id }) => `export { ${validatorName(id)} } from './${service}/${kebab(schema)}.ts';`,
    ),
  );
  const lines = index.length === 0 ? ['export {};'] : index.sort();
  return new Map([
    [`${service}.ts`, [FIRST_LINE, ...lines, ''].join('\n')],
    ...[...checks].map(
      ([schema, check]) =>
        [`${service}/${kebab(schema)}.ts`, moduleText(check, schema, takers.get(schema))] as const,
    ),
  ]);
}

function bodyName({ id, body }: OperationModel): string {
  if (body?.name === undefined)
    throw new Error(`${id} takes a body without a name: it needs one to be checked.`);
  return body.name;
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);

const validatorName = (id: string): string => `validate${id[0]?.toUpperCase()}${id.slice(1)}`;

const checkName = (schema: string): string => `check${schema}`;

function moduleText(
  { text, calls }: Check,
  schema: string,
  takers: readonly OperationModel[] = [],
): string {
  const ours = [
    ...['codePoints', 'sameValue'].filter((helper) => text.includes(`${helper}(`)),
    ...(takers.length === 0 ? [] : ['faultsOf', 'type Validator']),
  ];
  const others = calls.filter((name) => name !== schema).sort();
  return [
    FIRST_LINE,
    '// @ts-nocheck',
    ...(text.includes('formats.') ? [`import { formats } from '../../../formats.ts';`] : []),
    ...(ours.length === 0 ? [] : [`import { ${ours.join(', ')} } from '../../../validator.ts';`]),
    ...others.map((name) => `import { ${checkName(name)} } from './${kebab(name)}.ts';`),
    '',
    text,
    ...takers.flatMap(({ id, summary, method, path }) => [
      '',
      jsDoc([`Checks the body of ${summary}, \`${method} ${path}\`.`]),
      `export const ${validatorName(id)}: Validator = (body) => faultsOf(${checkName(schema)}, body);`,
    ]),
    '',
  ].join('\n');
}

interface Check {
  readonly text: string;
  /** Schemas whose checks it calls. */
  readonly calls: readonly string[];
}

/** What the compiler takes out of modules of its own, and what does the same here. */
const HELPERS: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'codePoints',
  'require("ajv/dist/runtime/equal").default': 'sameValue',
};

/** A way into a schema as the compiler writes it: `.properties.remark.type`, `["x-y"][0]`. */
const WAY = /\.([A-Za-z_$][\w$]*)|\["([^"]*)"\]|\[(\d+)\]/g;

/** Compiles named schemas of a document one by one. */
function checkCompiler(document: OpenApiDocument): (name: string) => Check {
  const ajv = new Ajv({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    messages: false,
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: false, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  const schemas = constraints(document.components?.schemas ?? {}) as Readonly<
    Record<string, object>
  >;
  // Others are seen through empty stand-ins: what they hold is the business of their own checks.
  const standIns = Object.fromEntries(Object.keys(schemas).map((name) => [name, {}]));
  const nameOf = new Map<unknown, string>(
    Object.entries(standIns).map(([name, standIn]) => [standIn, name]),
  );
  ajv.addSchema({ $id: 'document', definitions: standIns });
  return (name) => checkOf(name, ajv.compile(schemas[name] ?? {}), nameOf);
}

/** The compiled function with names that say what they are of, where the compiler has counted. */
function checkOf(
  name: string,
  { source }: ValidateFunction,
  nameOf: ReadonlyMap<unknown, string>,
): Check {
  if (source === undefined) throw new Error(`${name} was compiled without its source.`);
  const calls: string[] = [];
  const constants: string[] = [];
  const constant = (code: string): string => {
    const known = `${checkName(name)}_${constants.length + 1}`;
    constants.push(`const ${known} = /* @__PURE__ */ ${code};`);
    return known;
  };
  let text = `export ${source.validateCode}`.replaceAll(/schemaPath:"[^"]*",/g, '');
  const replace = (counted: string, by: string | ((way: string) => string)): void => {
    const uses = new RegExp(`\\b${counted}\\b((?:${WAY.source})*)`, 'g');
    text = text.replaceAll(uses, (_use, way: string) =>
      typeof by === 'string' ? by + way : by(way),
    );
  };

  replace(source.validateName.str, checkName(name));
  for (const [prefix, values = []] of Object.entries(source.scopeValues))
    for (const { str, value } of values) {
      const code = String(value?.code ?? '');
      if (prefix === 'validate') {
        const called = value?.ref as ValidateFunction | undefined;
        const other = nameOf.get(called?.schema) ?? '';
        calls.push(other);
        replace(str, checkName(other));
      } else if (prefix === 'schema') {
        replace(str, (way) => {
          const part = JSON.stringify(partOf(value?.ref, way));
          return part.startsWith('{') ? constant(part) : part;
        });
      } else if (prefix === 'pattern') {
        replace(str, constant(code));
      } else {
        replace(str, HELPERS[code] ?? code);
      }
    }
  if (text.includes('require('))
    throw new Error(`The check of ${name} asks for a module that is not known here.`);
  return { text: [...constants, text].join('\n'), calls };
}

const partOf = (schema: unknown, way: string): unknown =>
  [...way.matchAll(WAY)].reduce(
    (whole, [, name, quoted, index]) =>
      (whole as Record<string, unknown>)[name ?? quoted ?? index ?? ''],
    schema,
  );
