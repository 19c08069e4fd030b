import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const scale = (file: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`@radix-ui/colors/${file}.css`), 'utf8');

/** Steps of a scale as `[step, value]`, those of wide-gamut screens left out. */
const steps = (css: string): [string, string][] =>
  [...css.matchAll(/--[a-z]+-(\d+): (#[0-9a-f]+);/g)].map(([, step = '', value = '']) => [
    step,
    value,
  ]);

test.each(['slate', 'indigo', 'grass', 'amber', 'tomato', 'sky', 'violet'])(
  'takes %s from the published scale',
  (name) => {
    const light = new Map(steps(scale(name)));
    const dark = new Map(steps(scale(`${name}-dark`)));
    const own = [
      ...tokens.matchAll(new RegExp(`--${name}-(\\d+): light-dark\\((#\\w+), (#\\w+)\\)`, 'g')),
    ];
    expect(own.length).toBeGreaterThanOrEqual(5);
    for (const [, step = '', day, night] of own)
      expect([day, night]).toEqual([light.get(step), dark.get(step)]);
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
