import { expect, test } from 'vitest';
import { addresses } from '../../specs/addresses.ts';
import { readText } from './pages.ts';

test('what is said not to be built, as its page is not, names pages that wait for their screen', () => {
  const [, list = ''] =
    /\nNot built, because the page they lead to is not:\n\n([\s\S]*?)\n\n/.exec(
      readText('docs/screens.md'),
    ) ?? [];
  const named = [...list.matchAll(/`(\/[^`]+)`/g)].map(([, path]) => path);
  expect(named).not.toEqual([]);
  const waiting = addresses.flatMap(({ path, screen }) => (screen === undefined ? [path] : []));
  expect(named.filter((path) => !waiting.includes(path ?? ''))).toEqual([]);
});
