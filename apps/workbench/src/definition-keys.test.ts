import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;
const KINDS = ['record', 'list', 'report', 'form', 'document'] as const;

const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);

/** What the kit makes of definitions, and hands to components, is written by nobody. */
const MADE =
  /^(RecordOf|NoForm|List|NamedAction|OpenedProps|Report|Drill|DrillList|BehindProps|Form|FormRecord|FormIssue|ControlProps|AskingProps|BesideProps|TreeProps|LinesAboveProps|LinesGridProps|Entries|TypedStep|DocumentOf)$/;

/** The keys a screen may write, those that are extended included. */
const keys: ReadonlySet<string> = (() => {
  const found = KINDS.flatMap((kind) =>
    parse(`screens/${kind}/${kind}-definition.ts`).statements.filter(ts.isInterfaceDeclaration),
  );
  const membersOf = (one: ts.InterfaceDeclaration): readonly string[] => {
    const extended = one.heritageClauses?.flatMap(({ types }) =>
      types.flatMap(({ expression }) =>
        found.find(({ name }) => name.text === expression.getText()),
      ),
    );
    return [
      ...one.members.filter(ts.isPropertySignature).map(({ name }) => name.getText()),
      ...(extended ?? []).flatMap((base) => (base ? membersOf(base) : [])),
    ];
  };
  return new Set(found.filter(({ name }) => !MADE.test(name.text)).flatMap(membersOf));
})();

test('docs/screens.md describes every key of a definition and no other', () => {
  expect(keys).toContain('operation');
  const [, table = ''] =
    /## The keys of a definition\n([\s\S]*?)\n## /.exec(read('../../../docs/screens.md')) ?? [];
  const described = [...table.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, key = '']) => key),
  );
  // Switches and parameters are described in the line of the key that contains them.
  const inside = ['param', 'kind', 'chips', 'reference'];
  for (const key of inside) expect(table).toContain(`\`${key}\``);
  expect(new Set([...described, ...inside])).toEqual(new Set([...keys, ...inside]));
});
