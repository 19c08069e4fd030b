import type { Store, StoreKey } from '@garment-mes/session-machine';
import { expect, test } from 'vitest';
import { deviceStore } from './device-store.ts';
import { identityOf } from './identity.ts';

function memoryStore(values: Partial<Record<StoreKey, string>> = {}): Store {
  const held = new Map(Object.entries(values));
  return {
    get: (key) => held.get(key),
    set: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}

const tokens = { access_token: 'a', refresh_token: 'r' };
const none = new URLSearchParams();

test('a person signed in in this browser comes before the pairing of the screen', () => {
  expect(identityOf(memoryStore(tokens), memoryStore(tokens), none)).toBe('person');
  expect(identityOf(memoryStore(), memoryStore(tokens), none)).toBe('device');
  expect(identityOf(memoryStore({ access_token: 'a' }), memoryStore(), none)).toBe('nobody');
});

test('a code in the address belongs to a person unless it is said to be of a pairing', () => {
  const code = (text: string) => new URLSearchParams(text);
  expect(identityOf(memoryStore(), memoryStore(tokens), code('oauth_code=1'))).toBe('person');
  expect(identityOf(memoryStore(), memoryStore(), code('oauth_code=1&as=device'))).toBe('device');
});

test('a screen keeps its tokens in one record, and what belongs to a tab in the tab', () => {
  const place = new Map<string, string>();
  const tab = memoryStore();
  const store = deviceStore(
    {
      getItem: (key) => place.get(key) ?? null,
      setItem: (key, value) => void place.set(key, value),
      removeItem: (key) => void place.delete(key),
    },
    tab,
  );
  store.set('refresh_token', 'r');
  store.set('oauth_state', 'c');
  expect([...place.keys()]).toEqual(['boardDevice']);
  expect(store.get('refresh_token')).toBe('r');
  expect(tab.get('oauth_state')).toBe('c');
  place.set('boardDevice', 'not JSON');
  expect(store.get('refresh_token')).toBeUndefined();
  store.clear();
  expect(place.size).toBe(0);
});
