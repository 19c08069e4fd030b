import { _, Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { formats } from '../../src/formats.ts';
import { constraints } from './constraints.ts';
import type { OperationModel } from './model.ts';
import type { OpenApiDocument } from './openapi.ts';
import { FIRST_LINE, jsDoc } from './text.ts';

/** A printed validator: file name without extension and its text. */
export interface ValidatorFile {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

/** One stand-alone module for each operation that takes a JSON body. */
export function printValidators(
  document: OpenApiDocument,
  operations: readonly OperationModel[],
): ValidatorFile[] {
  const ajv = new Ajv({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    messages: false,
    code: { source: true, esm: true, lines: false, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addSchema({
    $id: 'document',
    definitions: constraints(document.components?.schemas) as never,
  });

  return operations.flatMap((operation) => {
    const { body, id } = operation;
    if (body?.mediaType !== 'application/json') return [];

    const name = `validate${id[0]?.toUpperCase()}${id.slice(1)}`;
    const validate = ajv.compile(constraints(body.schema, false) as object);
    const code = standalone(ajv, validate);
    return [{ file: kebab(id), name, text: moduleText(name, operation, code) }];
  });
}

/** Prints the list of all validators. */
export const printValidatorIndex = (files: readonly ValidatorFile[]): string =>
  [
    FIRST_LINE,
    ...files.map(({ file, name }) => `export { ${name} } from './validators/${file}.ts';`),
    ...(files.length === 0 ? ['export {};'] : []),
    '',
  ].join('\n');

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function moduleText(name: string, { summary, method, path }: OperationModel, code: string): string {
  const body = code
    .replace('"use strict";', '')
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replace(/export const validate = (\w+);export default \1;/, '')
    .replaceAll(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'codePoints')
    .replaceAll(/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'sameValue');
  if (body.includes('require('))
    throw new Error(`${name} asks for a module that is not known here.`);

  const main = /export const validate = (\w+);/.exec(code)?.[1];
  const used = ['codePoints', 'sameValue'].filter((helper) => body.includes(helper));
  const imports = [...used, 'faultsOf', 'type Validator'].join(', ');
  return [
    FIRST_LINE,
    '// @ts-nocheck',
    ...(body.includes('formats.') ? [`import { formats } from '../../formats.ts';`] : []),
    `import { ${imports} } from '../../validator.ts';`,
    body.trim(),
    jsDoc([`Checks the body of ${summary}, \`${method} ${path}\`.`]),
    `export const ${name}: Validator = (body) => faultsOf(${main}, body);`,
    '',
  ].join('\n');
}
