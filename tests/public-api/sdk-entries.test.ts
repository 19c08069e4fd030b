import * as conditions from '@garment-mes/sdk/conditions';
import * as query from '@garment-mes/sdk/query';
import * as session from '@garment-mes/sdk/session';
import * as testing from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';

test('conditions export these names', () => {
  expect(Object.keys(conditions).sort()).toMatchInlineSnapshot(`
    [
      "ConditionError",
      "LIMITS",
      "isDateKey",
      "isNumberKey",
      "operatorsOf",
      "parseConditions",
      "searchConditions",
      "writeConditions",
    ]
  `);
});

test('the query binding exports these names', () => {
  expect(Object.keys(query).sort()).toMatchInlineSnapshot(`
    [
      "infiniteQueryOptionsOf",
      "invalidateTags",
      "mutationOptionsOf",
      "queryKeyOf",
      "queryOptionsOf",
      "tagOf",
    ]
  `);
});

test('the calls of a session export these names', () => {
  expect(Object.keys(session).sort()).toMatchInlineSnapshot(`
    [
      "sessionCalls",
    ]
  `);
});

test('the test helpers export these names', () => {
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "fakeSession",
      "mockFetch",
      "mockHandlers",
      "observedClient",
      "refusal",
      "sampleAnswers",
      "sampleBodies",
      "strictJson",
    ]
  `);
});
