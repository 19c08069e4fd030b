import { expect, test } from 'vitest';
import type { OperationModel } from '../model.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { SpecProblems } from '../read-specs.ts';
import { printReferences } from './print-references.ts';

const known = ['listCustomers', 'listStyles', 'createOrder'].map(
  (id) => ({ id }) as OperationModel,
);
const document = (...references: readonly (string | undefined)[]): OpenApiDocument =>
  ({
    paths: {},
    components: {
      schemas: {
        Body: {
          type: 'object',
          properties: Object.fromEntries(
            references.map((reference, at) => [
              `field${at}`,
              { type: 'string', title: '客户', ...(reference && { 'x-reference': reference }) },
            ]),
          ),
        },
      },
    },
  }) as unknown as OpenApiDocument;

test('names each list once, sorted, out of all documents', () => {
  const documents = [document('listStyles', 'listCustomers'), document('listCustomers', undefined)];
  expect(printReferences(documents, known)).toContain(
    "export type ReferenceName = 'listCustomers' | 'listStyles';",
  );
});

test('names the list behind a parameter as well', () => {
  const schema = { type: 'string', 'x-reference': 'listStyles' };
  const filtered = {
    paths: { '/order/list': { get: { parameters: [{ name: 'styleId', in: 'query', schema }] } } },
  } as unknown as OpenApiDocument;
  expect(printReferences([filtered], known)).toContain("ReferenceName = 'listStyles';");
});

test('without a reference there is no name', () => {
  expect(printReferences([document(undefined)], known)).toContain('ReferenceName = never;');
});

test('a list that no document has is refused by name', () => {
  expect(() => printReferences([document('listNobody')], known)).toThrow(SpecProblems);
});
