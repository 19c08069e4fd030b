import { expect, test } from 'vitest';
import { described } from '../contract/documents.ts';
import { readText } from './pages.ts';

/** Each call that was asked for, with the operations that answer it: `  sign out: [revokeToken]`. */
const required = [
  ...readText('specs/required-calls.yaml').matchAll(/^ {2}(\w[^:\n]*):(?:\s+\[([^\]]*)\])?/gm),
].map(([, call = '', operations = '']) => ({
  call,
  operations: operations.split(',').map((id) => id.trim()),
}));

test('every call that was asked for is answered by operations of the documents', () => {
  const known = new Set(described.map(({ id }) => id));
  const unanswered = required.flatMap(({ call, operations }) =>
    operations.filter((id) => !known.has(id)).map((id) => `${call}: no operation ${id}`),
  );
  expect(required).toContainEqual({ call: 'sign out', operations: ['revokeToken'] });
  expect(unanswered).toEqual([]);
});
