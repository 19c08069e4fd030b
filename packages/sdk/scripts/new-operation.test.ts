import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printAll } from './generate/outputs.ts';
import { bundleSpecs } from './generate/read-specs.ts';
import { printTypes } from './generate/types.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'new-operation-'));
afterAll(() => rmSync(root, { recursive: true }));

const TRIAL = `
/trial:
  post:
    operationId: createTrial
    tags: [basics]
    summary: 新增试验
    x-summary-en: Add a trial
    description: Adds a trial and answers it as saved.
    x-permission: button
    x-refusals: []
    requestBody:
      required: true
      content: { application/json: { schema: { $ref: '#/CreateTrialBody' } } }
    responses:
      '200':
        description: The result.
        content: { application/json: { schema: { $ref: '#/CreateTrialAnswer' } } }
      '401': { $ref: ../../shared/errors.yaml#/Unauthorised }
      default: { $ref: ../../shared/errors.yaml#/Failure }
CreateTrialBody:
  type: object
  additionalProperties: false
  required: [name]
  properties:
    name: { type: string, pattern: '^T', maxLength: 64, title: 名称 }
    isUsed: { $ref: ../../shared/enums.yaml#/Flag, title: 状态 }
TrialRow:
  type: object
  required: [name]
  properties:
    name: { type: string, title: 名称 }
CreateTrialAnswer:
  type: object
  required: [status, message, data]
  properties:
    status: { type: integer, title: 状态 }
    message: { type: string, title: 消息 }
    data: { $ref: '#/TrialRow', title: 结果 }
`;

/** All files that are written for one service, by path. */
async function written(): Promise<Map<string, string>> {
  const { documents } = await bundleSpecs({ root, services: ['ccm'] });
  const { sdk, server } = await printAll(documents, async (document) => printTypes(document));
  return new Map([...sdk, ...[...server].map(([file, text]) => [`server/${file}`, text] as const)]);
}

/** Lines of the first text that are missing in the second, or are in another order. */
function lostLines(before: string, after: string): string[] {
  const lines = after.split('\n').values();
  return before.split('\n').filter((line) => {
    for (const candidate of lines) if (candidate === line) return false;
    return true;
  });
}

let before: Map<string, string>;
let after: Map<string, string>;

beforeAll(async () => {
  cpSync(join(repository, 'specs'), root, { recursive: true });
  before = await written();
  writeFileSync(join(root, 'ccm/paths/trial.yaml'), TRIAL);
  const file = join(root, 'ccm/openapi.yaml');
  const document = readFileSync(file, 'utf8');
  // First of all paths: whatever counts or lists what it comes upon would move all others.
  const path = "paths:\n  /trial: { $ref: 'paths/trial.yaml#/~1trial' }\n";
  writeFileSync(file, document.replace('paths:\n', path));
  after = await written();
});

test('a new operation is written into the files of its service and the lists of all operations', () => {
  const changed = [...after].filter(([file, text]) => before.get(file) !== text);
  expect(changed.map(([file]) => file).sort()).toEqual([
    'ccm-operations.ts',
    'ccm.ts',
    'every-operation.ts',
    'labels/ccm.ts',
    'samples/ccm-bodies.ts',
    'samples/ccm.ts',
    'server/ccm.json',
    'server/operations.ts',
    'validators/ccm.ts',
    'validators/ccm/create-trial-body.ts',
  ]);
});

test('a new operation moves and renames nothing of the others', () => {
  for (const [file, text] of before)
    expect(lostLines(text, after.get(file) ?? ''), file).toEqual([]);
});
