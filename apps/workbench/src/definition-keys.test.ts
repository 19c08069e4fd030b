import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// A key that one screen alone uses belongs into that screen, not into the kind.

const SRC = import.meta.dirname;
const KINDS = ['record', 'list', 'report', 'form'] as const;

const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');

/** A part of a definition: its keys, and those without which nothing is one. */
interface Part {
  readonly name: string;
  readonly keys: readonly string[];
  readonly required: readonly string[];
}

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);

/** What the kit makes of definitions, and hands to components, is written by nobody. */
const MADE =
  /^(RecordOf|NoForm|List|NamedAction|OpenedProps|Report|Form|FormRecord|FormIssue|ControlProps)$/;

/** The parts a screen may write, with the keys of what they extend. */
const parts: readonly Part[] = (() => {
  const found = KINDS.flatMap((kind) =>
    parse(`screens/${kind}/${kind}-definition.ts`).statements.filter(ts.isInterfaceDeclaration),
  );
  const membersOf = (one: ts.InterfaceDeclaration): readonly ts.PropertySignature[] => {
    const extended = one.heritageClauses?.flatMap(({ types }) =>
      types.flatMap(({ expression }) =>
        found.find(({ name }) => name.text === expression.getText()),
      ),
    );
    return [
      ...one.members.filter(ts.isPropertySignature),
      ...(extended ?? []).flatMap((base) => (base ? membersOf(base) : [])),
    ];
  };
  return found
    .filter(({ name }) => !MADE.test(name.text))
    .map((one) => {
      const members = membersOf(one).map(({ name, questionToken }) => ({
        key: name.getText(),
        isRequired: questionToken === undefined,
      }));
      return {
        name: one.name.text,
        keys: members.map(({ key }) => key),
        required: members.filter(({ isRequired }) => isRequired).map(({ key }) => key),
      };
    });
})();

/** What is handed to `define…()` as a whole; every other part is known by its keys. */
const WHOLE = /^define(Record|List|Report)$/;
const whole = new Set(
  parts.filter(({ name }) => /Definition$|^Record/.test(name)).flatMap(({ keys }) => keys),
);
const inner = parts.filter(({ name }) => !/Definition$|^Record/.test(name));

/** The object an expression of the same source stands for: a constant, or the answer of a function. */
function objectOf(expression: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (expression === undefined || ts.isObjectLiteralExpression(expression)) return expression;
  if (ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression))
    return objectOf(expression.expression);
  if (ts.isArrowFunction(expression)) return objectOf(expression.body);
  if (ts.isCallExpression(expression)) return objectOf(expression.expression);
  if (!ts.isIdentifier(expression)) return undefined;
  const declared = expression
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === expression.text);
  return objectOf(declared?.initializer);
}

const namesIn = (literal: ts.ObjectLiteralExpression): readonly string[] =>
  literal.properties.flatMap((property) => {
    if (!ts.isSpreadAssignment(property)) return [property.name.getText()];
    const spread = objectOf(property.expression);
    return spread ? namesIn(spread) : [];
  });

/** The keys of definitions a source gives: in a definition, or in an object that has the shape of a part. */
function givenIn(path: string): ReadonlySet<string> {
  const given = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = namesIn(node);
      const { parent } = node;
      const isWhole = ts.isCallExpression(parent) && WHOLE.test(parent.expression.getText());
      const isPart = inner.some(
        ({ keys, required }) =>
          names.length > 0 &&
          required.every((key) => names.includes(key)) &&
          names.every((name) => keys.includes(name)),
      );
      for (const name of names) if (isPart || (isWhole && whole.has(name))) given.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path));
  return given;
}

/** Screens, and the kinds themselves: what a kind writes for its screens is theirs. */
const sources = globSync(['features/**/*.{ts,tsx}', 'screens/**/*.{ts,tsx}'], { cwd: SRC })
  .filter((path) => !path.includes('.test.'))
  .map(givenIn);

const keys = [...new Set(parts.flatMap(({ keys }) => keys))];
const usersOf = (key: string): number => sources.filter((given) => given.has(key)).length;

test('every key of a definition has at least two users', () => {
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => usersOf(key) < 2)).toEqual([]);
});

test('docs/screens.md describes every key of a definition and no other', () => {
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
