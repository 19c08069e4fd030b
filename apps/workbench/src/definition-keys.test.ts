import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A key that one screen alone uses belongs into that screen, not into the kit.

const SRC = import.meta.dirname;
const KINDS = ['record', 'list', 'report', 'form'] as const;

/**
 * Keys with one user or none for now, and the screens of the catalogue that will be the others. A key
 * that found its second user leaves this list; one that never does leaves the kit.
 */
const AWAITED: Readonly<Record<string, string>> = {
  Control: 'forms of base data',
  ask: 'lists whose actions need a reason',
  editWhen: 'site archives: one that is published stays',
  filters: 'every list with number chips but the first',
  fixed: 'forms of base data',
  format: 'lists with codes of several parts',
  isFigure: 'lists with figures worked out of a row',
  primary: 'every list with an action that begins something',
  tone: 'every list with number chips but the first',
  unit: 'forms of base data',
  wide: 'forms of base data',
  clear: 'lists whose rows are copied: roles, calendars, layouts',
};

const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');

/** Keys a screen may write: properties of the definitions, not of what the kit makes of them. */
function keysOf(kind: (typeof KINDS)[number]): readonly string[] {
  const text = read(`screens/${kind}/${kind}-definition.ts`);
  return [...text.matchAll(/^(?:export )?interface (\w+)[\s\S]*?\n\}/gm)]
    .filter(
      ([, name = '']) =>
        !/^(RecordOf|NoForm|List|NamedAction|OpenedProps|Report|Form|FormRecord|FormIssue|ControlProps)$/.test(
          name,
        ),
    )
    .flatMap(([body]) =>
      [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, key = '']) => key),
    );
}

const definitions = globSync('features/**/*.{ts,tsx}', { cwd: SRC })
  .filter((file) => !file.includes('.test.'))
  .map((file) => read(file))
  .filter((text) => /define(Record|List|Report|Form)\(/.test(text));

const usersOf = (key: string): number =>
  definitions.filter((text) => new RegExp(`\\b${key}\\b\\s*[:,(]`).test(text)).length;

test('no key of a definition has a single user, but for those whose others are named', () => {
  const keys = [...new Set(KINDS.flatMap(keysOf))];
  expect(keys.length).toBeGreaterThan(20);
  const single = keys.filter((key) => usersOf(key) < 2 && !(key in AWAITED));
  expect(single).toEqual([]);
});

test('a key that found its second user is no longer waited for', () => {
  expect(Object.keys(AWAITED).filter((key) => usersOf(key) > 1)).toEqual([]);
});

test('docs/screens.md describes every key of a definition and no other', () => {
  const [, table = ''] =
    /## The keys of a definition\n([\s\S]*?)\n## /.exec(read('../../../docs/screens.md')) ?? [];
  const described = [...table.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, key = '']) => key),
  );
  const keys = new Set(KINDS.flatMap(keysOf));
  // Switches and parameters are described in the line of the key that contains them.
  const inner = ['param', 'kind', 'chips', 'reference'];
  for (const key of inner) expect(table).toContain(`\`${key}\``);
  expect(new Set([...described, ...inner])).toEqual(new Set([...keys, ...inner]));
});
