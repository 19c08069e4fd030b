import { expect, test } from 'vitest';
import { readThing } from '../testing/scripted-client.ts';
import { recipeOf } from './recipe.ts';

const addressOf = (query: Record<string, unknown>): string =>
  recipeOf(readThing, { query }).address.replace('/mes2/thing', '');

const bed = { ...readThing, path: '/mes2/reduce/{id}/{type}' };

test('puts path parameters in their places, encoded', () => {
  expect(recipeOf(bed, { path: { id: 'a/b', type: 1 } }).address).toBe('/mes2/reduce/a%2Fb/1');
});

test.each([{}, { id: '1' }, { id: '1', type: '' }, { id: '1', type: undefined }])(
  'throws before sending when a path parameter is missing: %j',
  (path) => {
    expect(() => recipeOf(bed, { path })).toThrow(expect.objectContaining({ kind: 'request' }));
  },
);

test.each(['a/b', '../list', '/..', '...', '.a', '%2e%2e', '..\\', '?a=1', '#a', ' ', '红', 'a;b'])(
  '%j stays in its place of the path',
  (id) => {
    const { address } = recipeOf(bed, { path: { id, type: 1 } });
    const [, service, resource, own = '', last, ...rest] = new URL(
      address,
      'http://factory',
    ).pathname.split('/');
    expect([service, resource, last, rest]).toEqual(['mes2', 'reduce', '1', []]);
    expect(decodeURIComponent(own)).toBe(id);
    expect(new URL(address, 'http://factory')).toMatchObject({ search: '', hash: '' });
  },
);

test.each(['.', '..', '\ud800'])('%j cannot stand in a path and is not sent', (id) => {
  expect(() => recipeOf(bed, { path: { id, type: 1 } })).toThrow(
    expect.objectContaining({ kind: 'request' }),
  );
});

test('sends the filter of a list as JSON text: an empty column asks for no row, one left out for all', () => {
  const address = addressOf({ filter: { status: [1, 2], color: [], name: undefined } });
  expect(new URLSearchParams(address).get('filter')).toBe('{"status":[1,2],"color":[]}');
});

test('passes a filter that is text already on as it is', () => {
  expect(addressOf({ filter: '{"a":[1]}' })).toBe('?filter=%7B%22a%22%3A%5B1%5D%7D');
});

test('repeats the name of an array', () => {
  expect(addressOf({ topics: ['bed', 'order'] })).toBe('?topics=bed&topics=order');
});

test('sends what asks for something, zero and false included', () => {
  expect(addressOf({ a: 0, b: false, c: '红' })).toBe('?a=0&b=false&c=%E7%BA%A2');
});

test('does not send what asks for nothing', () => {
  const query = { a: undefined, b: null, c: '', e: {}, filter: { status: undefined } };
  expect(addressOf(query)).toBe('');
});

test.each([new Date(), Number.NaN, Number.POSITIVE_INFINITY, new Map(), () => 1, [[]]])(
  'throws before sending a value without a wire form: %s',
  (value) => {
    expect(() => addressOf({ value })).toThrow(expect.objectContaining({ kind: 'request' }));
  },
);

test('is frozen, so that each attempt is built from the same parts', () => {
  expect(Object.isFrozen(recipeOf(readThing))).toBe(true);
});
