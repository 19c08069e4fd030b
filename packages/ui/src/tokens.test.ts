import { globSync, readFileSync } from 'node:fs';
import * as colors from '@radix-ui/colors';
import { expect, test } from 'vitest';

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const published: Record<string, Record<string, string>> = { ...colors };

test.each(['slate', 'indigo', 'grass', 'amber', 'tomato', 'sky', 'violet'])(
  'takes %s from the published scale',
  (name) => {
    const light = published[name];
    const dark = published[`${name}Dark`];
    const own = [
      ...tokens.matchAll(new RegExp(`--${name}-(\\d+): light-dark\\((#\\w+), (#\\w+)\\)`, 'g')),
    ];
    expect(own.length).toBeGreaterThanOrEqual(5);
    for (const [, step = '', day, night] of own)
      expect([day, night]).toEqual([light?.[`${name}${step}`], dark?.[`${name}${step}`]]);
  },
);

test('no style but the tokens holds a colour of its own', () => {
  const files = globSync('**/*.module.css', { cwd: import.meta.dirname });
  const raw = files.flatMap((file) =>
    (
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8').match(
        /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi,
      ) ?? []
    ).map((colour) => `${file} ${colour}`),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(raw).toEqual([]);
});
