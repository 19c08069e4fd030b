import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../src/conditions/index.ts';
import { sampleAnswers } from '../src/testing/index.ts';
import { faultsAgainst } from './generate/conforms.ts';
import { describeOperations } from './generate/describe-operations.ts';
import { SERVICES } from './generate/model.ts';
import type { OpenApiDocument } from './generate/openapi.ts';
import { printAll } from './generate/outputs.ts';
import { printLimits } from './generate/print/print-limits.ts';
import { readSpecs, SpecProblems } from './generate/read-specs.ts';
import { printTypes } from './generate/types.ts';
import { difference, write } from './generate/write-outputs.ts';

const here = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const fixture = here('./fixture/specs');
const configPath = here('../../../specs/redocly.yaml');
const scratch = mkdtempSync(join(tmpdir(), 'generate-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const services = ['amc', 'mes2'] as const;
const printed = async (document: OpenApiDocument) => printTypes(document);
const { sdk, server } = await printAll(
  await readSpecs({ root: fixture, configPath, services }),
  printed,
);
const text = (files: ReadonlyMap<string, string>, file: string): string =>
  files.get(file) ?? expect.fail(`${file} is not written`);

describe('what is written', () => {
  test('says in its first line that it is generated', () => {
    for (const [file, content] of [...sdk, ...server])
      if (file.endsWith('.ts')) expect(content, file).toMatch(/^\/\/ Generated from specs\//);
  });

  test('is the same for the same documents', async () => {
    const again = await printAll(await readSpecs({ root: fixture, configPath, services }), printed);
    expect(again).toEqual({ sdk, server });
  });

  test('holds one line of code for each operation, with the words of the document above', () => {
    const operations = text(sdk, 'mes2-operations.ts');
    expect(operations).toContain(
      ' * 新增床次 · New cutting bed\n * Opens a draft bed on an order.\n',
    );
    expect(operations).toMatch(
      /export const listCuttingBeds: .* = .*\('listCuttingBeds', 'GET', '\/mes2\/reduce\/list'\);/,
    );
    expect(operations).toMatch(/\('createCuttingBed', 'POST', '\/mes2\/reduce\/insert', 4\);/);
    expect(operations).toMatch(/'\/mes2\/reduce\/export', 40, 'POST\^\/mes2\/reduce\/insert'\);/);
    expect(text(sdk, 'amc-operations.ts')).toMatch(/'POST', '\/oauth\/token', 17\);/);
  });

  test('types a file as a Blob and a filter as a record', () => {
    expect(text(sdk, 'amc.ts')).toContain('file: Blob;');
    expect(text(sdk, 'mes2.ts')).toContain('filter?: ListFilter | undefined;');
  });

  test('names schemas as they are, without the frames of answers', () => {
    const operations = text(sdk, 'mes2-operations.ts');
    expect(operations).toContain("export type CuttingBed = components['schemas']['CuttingBed'];");
    expect(operations).not.toContain('export type Envelope');
  });

  test('labels fields and values in both languages', () => {
    const labels = text(sdk, 'labels/mes2.ts');
    expect(labels).toContain(
      'bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", sort: true, search: true, pin: "left" },',
    );
    expect(labels).toContain(
      'status: { zh: "状态", en: "Status", kind: "enum", enumName: "BedStatus"',
    );
    expect(labels).toContain('2: { zh: "已提交", en: "Submitted", tone: "ok" },');
    // The lines of a body are typed with their labels; an answer has them in constants of their own.
    expect(labels).toMatch(/ sizes: \{ zh: "尺码",.* items: \{ sizeId: \{ .* ratio: \{ zh: "配比"/);
    expect(labels.match(/ items: \{/g)).toHaveLength(1);
    expect(labels).not.toContain('CuttingBedPageFields');
    expect(text(sdk, 'labels/by-name.ts')).toContain('  BedStatus: BedStatusLabels,');
  });

  test('draws an answer from the example, else from the schema', () => {
    const samples = text(sdk, 'samples/mes2.ts');
    expect(samples).toContain('getCuttingBed: { id: "7", bedNo: 3');
    expect(samples).toContain('listCuttingBeds: { total: 1, list: [{ id: "1", bedNo: 1');
    expect(samples).not.toContain('exportCuttingBeds');
  });

  test('checks each body by a module of its schema, which calls those of the schemas inside', () => {
    const body = text(sdk, 'validators/mes2/cutting-bed-input.ts');
    expect(body).toContain(
      'export const validateCreateCuttingBed: Validator = (body) => faultsOf(checkCuttingBedInput, body);',
    );
    expect(body.match(/from '.*'/g)).toEqual([
      "from '../../../validator.ts'",
      "from './bed-status.ts'",
      "from './cutting-bed-size.ts'",
    ]);
    expect(text(sdk, 'validators/mes2/cutting-bed-size.ts')).toContain(
      'export function checkCuttingBedSize(data,',
    );
    expect(text(sdk, 'validators/mes2.ts')).toContain(
      "export { validateCreateCuttingBed } from './mes2/cutting-bed-input.ts';",
    );
    expect(text(sdk, 'validators/amc.ts')).not.toContain('validateUploadFile');
  });

  test('what only answers hold is checked by nobody', () => {
    expect(sdk.has('validators/mes2/cutting-bed-page.ts')).toBe(false);
  });

  test('gives the server who may call what, and what can be searched', () => {
    const table = text(server, 'operations.ts');
    expect(table).toContain(
      'exportCuttingBeds: { service: "mes2", method: "GET", path: "/mes2/reduce/export", permission: "button", permissionKey: "POST^/mes2/reduce/insert", download: true }',
    );
    expect(table).toContain(
      'netWeight: { key: "net_weight_num", sum: true, type: "string", format: "decimal" }',
    );
    expect(JSON.parse(text(server, 'mes2.json'))).toHaveProperty('components.schemas.CuttingBed');
  });
});

test('only what changed is written, and what is left over is removed', () => {
  const folder = join(scratch, 'out');
  const files = new Map([
    ['a.ts', '1'],
    ['deep/b.ts', '2'],
  ]);
  expect(write(folder, files)).toEqual({ changed: ['a.ts', 'deep/b.ts'], stale: [] });
  writeFileSync(join(folder, 'a.ts'), 'by hand');
  writeFileSync(join(folder, 'old.ts'), '');
  expect(difference(folder, files)).toEqual({ changed: ['a.ts'], stale: ['old.ts'] });
  write(folder, files);
  expect(difference(folder, files)).toEqual({ changed: [], stale: [] });
});

describe('the documents are refused when', () => {
  test.each([
    [
      'an id is no verb and noun',
      'operationId: getCuttingBed',
      'operationId: bed',
      'house/operation-id',
    ],
    [
      'nobody is said to have access',
      '      x-permission: screen\n      x-screens: [/mes/reduceBed/reduceBedList]\n      parameters: [{ name: id',
      '      parameters: [{ name: id',
      'house/operation-access',
    ],
    [
      'a screen is asked for and none named',
      '      x-screens: [/mes/reduceBed/reduceBedList]\n      parameters: [{ name: id',
      '      parameters: [{ name: id',
      'house/operation-access',
    ],
    [
      'a permission key has another shape',
      'POST^/mes2/reduce/insert',
      'mes2/reduce/insert',
      'house/operation-access',
    ],
    ['a property has no title', 'title: 计划日期', 'description: planned', 'house/titles'],
    [
      'a label has no English',
      'title: 计划日期',
      'title: 计划日',
      'CuttingBed.planDate: “计划日” has no English',
    ],
    [
      'a label brings English of its own',
      'title: 计划日期',
      'title: 计划日期, x-title-en: Planned',
      'house/titles',
    ],
    [
      'a value brings English of its own',
      'x-enum-zh: [草稿, 铺布中, 已提交]',
      'x-enum-zh: [草稿, 铺布中, 已提交]\n      x-enum-en: [a, b, c]',
      'house/enum-labels',
    ],
    [
      'an object has no name',
      'items: { $ref: "#/components/schemas/CuttingBedSize" }',
      'items: { type: object, properties: { a: { type: string, title: 甲 } } }',
      'house/no-inline-objects',
    ],
    [
      'a value has no label',
      'x-enum-zh: [草稿, 铺布中, 已提交]',
      'x-enum-zh: [草稿, 铺布中]',
      'house/enum-labels',
    ],
    [
      'a tone is not one of ours',
      'x-enum-tone: [neutral, accent, ok]',
      'x-enum-tone: [neutral, accent, red]',
      'house/enum-labels',
    ],
    [
      'a value that is none has ended',
      'x-enum-tone: [neutral, accent, ok]',
      'x-enum-tone: [neutral, accent, ok]\n      x-enum-ended: [7]',
      'house/enum-labels',
    ],
    [
      'an object says nothing of its properties',
      'netWeight: {',
      'rest: { type: object, title: 其他 }\n        netWeight: {',
      'house/no-shapeless-schemas',
    ],
    [
      'nothing is said of failures',
      '        default: { description: Any other failure }\n',
      '',
      'house/operation-answers',
    ],
    [
      'a parameter is not described',
      'name: pageNum, description: Pagenum., in',
      'name: pageNum, in',
      'parameter-description',
    ],
    ['an example does not fit', 'bedNo: 3,', 'bedNo: three,', 'house/examples'],
    [
      'a required property does not exist',
      'required: [id, bedNo, status]',
      'required: [id, bedNo, color]',
      'no-required-schema-properties-undefined',
    ],
    [
      'two operations share an id',
      'operationId: getCuttingBed',
      'operationId: listCuttingBeds',
      'operation-operationId-unique',
    ],
    [
      'a reference points nowhere',
      '#/components/schemas/CuttingBedPage',
      '#/components/schemas/BedPage',
      'no-unresolved-refs',
    ],
  ])('%s', async (_, good, bad, rule) => {
    const root = mkdtempSync(join(scratch, 'specs-'));
    cpSync(fixture, root, { recursive: true });
    const file = join(root, 'mes2/openapi.yaml');
    const document = readFileSync(file, 'utf8');
    expect(document).toContain(good);
    writeFileSync(
      file,
      document.replace(good, () => bad),
    );
    await expect(readSpecs({ root, configPath, services })).rejects.toThrow(rule);
  });
});

test.each([
  ['an entry that nothing says', '地址: Address', '地址: Address\n余布: Remnant', '“余布”'],
  ['a meaning for a place that is not there', 'bedNo: Bed', 'bedNo: Bed, rollNo: Roll', 'rollNo'],
  [
    'a word twice',
    '地址: Address',
    '地址: Address\n地址: Place',
    'labels.yaml cannot be read: dupl',
  ],
  [
    'a word without English',
    '地址: Address',
    '地址: { text: Say }',
    'labels.yaml cannot be read: 地址',
  ],
])('the table of labels is refused when it holds %s', async (_, good, bad, said) => {
  const root = mkdtempSync(join(scratch, 'labels-'));
  cpSync(fixture, root, { recursive: true });
  const file = join(root, 'labels.yaml');
  const table = readFileSync(file, 'utf8');
  expect(table).toContain(good);
  writeFileSync(
    file,
    table.replace(good, () => bad),
  );
  await expect(readSpecs({ root, configPath, services })).rejects.toThrow(said);
});

test('a service without a document is named', async () => {
  await expect(readSpecs({ root: fixture, configPath })).rejects.toThrow(
    /mmc\/openapi\.yaml is missing.*\n.*ccm\/openapi\.yaml is missing/,
  );
});

test.each([
  ['no YAML', 'openapi: [3.1.0\ninfo: {', 'amc/openapi.yaml'],
  ['no document', 'just words', 'amc/openapi.yaml'],
])('a document that is %s is refused in a line', async (_, content, place) => {
  const root = mkdtempSync(join(scratch, 'broken-'));
  cpSync(fixture, root, { recursive: true });
  writeFileSync(join(root, 'amc/openapi.yaml'), content);
  const refused = await readSpecs({ root, configPath, services }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SpecProblems);
  expect(String(refused)).toContain(place);
  expect(String(refused).split('\n').length).toBeLessThan(6);
});

test('every sample is an answer the documents allow', () => {
  for (const service of SERVICES) {
    const file = here(`../../../apps/server/src/generated/${service}.json`);
    const document: OpenApiDocument = JSON.parse(readFileSync(file, 'utf8'));
    for (const { id, answer, download } of describeOperations(service, document))
      if (answer.schema !== undefined && !download)
        expect(faultsAgainst(document, answer.schema, sampleAnswers[id]), id).toEqual([]);
  }
});

test('the longest condition text is the number that every list of the documents says', () => {
  const documents = ['amc', 'mmc', 'ccm', 'mes2'].map((service) =>
    JSON.parse(readFileSync(here(`../../../apps/server/src/generated/${service}.json`), 'utf8')),
  );
  expect(printLimits(documents)).toContain(`SQL_LENGTH = ${LIMITS.length};`);
  const [first, ...others] = structuredClone(documents);
  first.components.parameters.Sql.schema.maxLength = 20_000;
  expect(() => printLimits([first, ...others])).toThrow('several maxLength: 20000, 4096');
});
