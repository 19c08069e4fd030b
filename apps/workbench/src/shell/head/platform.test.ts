import { describe, expect, test } from 'vitest';
import { platformOf } from './platform.ts';

const named = (name: string, value: unknown) => ({ name, value: value as string | null });

describe('the store button', () => {
  test.each(['0', 0, ' 0 '])('is away while autoBuy is %j', (value) => {
    expect(platformOf([named('autoBuy', value)]).hasStore).toBe(false);
  });

  test.each(['1', 1, '', null])('is there while autoBuy is %j', (value) => {
    expect(platformOf([named('autoBuy', value)]).hasStore).toBe(true);
  });

  test('is there when nothing is said', () => {
    expect(platformOf([]).hasStore).toBe(true);
  });
});

test('an empty name, logo or picture is none', () => {
  const { name, logo, favicon } = platformOf([
    named('platName', ''),
    named('platLogo', null),
    named('platFavicon', '/f.svg'),
  ]);
  expect([name, logo, favicon]).toEqual([undefined, undefined, '/f.svg']);
});
