import { expect, test } from 'vitest';
import { faultsAgainst } from './conforms.ts';
import type { OpenApiDocument, Schema } from './openapi.ts';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {},
  components: {
    schemas: {
      Frame: { type: 'object', required: ['status'], properties: { status: { const: 200 } } },
      Status: { type: 'integer', enum: [0, 1] },
      Bed: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', format: 'int64' },
          status: { oneOf: [{ $ref: '#/components/schemas/Status' }, { type: 'null' }] },
          weight: { type: ['string', 'null'], format: 'decimal', pattern: '^\\d', maxLength: 5 },
          plies: { type: 'integer', minimum: 1, maximum: 300 },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
};

const bed: Schema = { $ref: '#/components/schemas/Bed' };
const answer: Schema = {
  allOf: [
    { $ref: '#/components/schemas/Frame' },
    { type: 'object', required: ['data'], properties: { data: bed } },
  ],
};
const counts: Schema = { type: 'object', additionalProperties: { type: 'integer' } };

test.each([
  [bed, { id: '7', status: 1, weight: '1.5', plies: 300, tags: ['a'] }],
  [bed, { id: '7', status: null, weight: null }],
  [answer, { status: 200, data: { id: '7' } }],
  [counts, { a: 1 }],
])('%j takes %j', (schema, value) => {
  expect(faultsAgainst(document, schema, value)).toEqual([]);
});

test.each([
  [bed, [], '/ is no object'],
  [bed, {}, '/id is missing'],
  [bed, { id: 7 }, '/id is no string'],
  [bed, { id: 'x' }, '/id is no int64'],
  [bed, { id: '7', color: 1 }, '/color is not described'],
  [bed, { id: '7', status: 2 }, '/status fits none of the options'],
  [bed, { id: '7', weight: '-1' }, '/weight does not match'],
  [bed, { id: '7', weight: '1.2345' }, '/weight has a wrong length'],
  [bed, { id: '7', plies: 0 }, '/plies is out of range'],
  [bed, { id: '7', plies: 1.5 }, '/plies is no integer'],
  [bed, { id: '7', tags: [1] }, '/tags/0 is no string'],
  [answer, { status: 201, data: { id: '7' } }, '/status is not 200'],
  [answer, { status: 200, data: { id: '7' }, more: 1 }, '/more is not described'],
  [counts, { a: 'x' }, '/a is no integer'],
])('%j refuses %j: %s', (schema, value, fault) => {
  expect(faultsAgainst(document, schema, value)).toEqual([fault]);
});
