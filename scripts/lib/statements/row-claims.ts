import { dirname, relative } from 'node:path';
import ts from 'typescript';
import { statementText } from './statement-text.ts';

/** What a value is once it was read from the database. */
export type WireKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'json'
  | `${'text' | 'number' | 'boolean'}[]`;

/** What a value was when a test read it. A list and what came out of JSON look the same then. */
export type SeenKind = 'text' | 'number' | 'boolean' | 'object' | 'null';

/** A field that a call says its rows have. */
export interface ClaimedField {
  readonly name: string;
  /** As the type is written. */
  readonly type: string;
  readonly isOptional: boolean;
  /** Whether a value of a kind, once read, is what the type says. */
  readonly holds: (kind: WireKind) => boolean;
  /** Whether a value that was seen is what the type says. */
  readonly admits: (kind: SeenKind) => boolean;
}

/** A call of `tx.one` or `tx.all`, and what it says of the rows that come back. */
export interface RowClaim {
  /** File below the folder, and line. */
  readonly place: string;
  /** File and line of the name `one` or `all`, at which the running program makes the call. */
  readonly calledAt: string;
  /** File and the function that makes the call, which outlives a change of lines. */
  readonly caller: string;
  /** `undefined` where the rows are a record of anything, of which nothing is said. */
  readonly fields: readonly ClaimedField[] | undefined;
  /** `undefined` where only the running program knows it. */
  readonly text: string | undefined;
}

/** Every `tx.one` and `tx.all` below a folder of a `tsconfig.json`, tests left out. */
export function rowClaims(configPath: string, folder: string): RowClaim[] {
  const config = ts.readConfigFile(configPath, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    config.config,
    ts.sys,
    dirname(configPath),
  );
  const program = ts.createProgram(
    fileNames.filter((name) => !/\.test\.ts$|\/testing\//.test(name)),
    { ...options, noEmit: true, incremental: false },
  );
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(folder))
    .flatMap((file) => callsIn(checker, file).map((call) => claimOf(checker, file, call, folder)));
}

function callsIn(checker: ts.TypeChecker, file: ts.SourceFile): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isRead(checker, node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isRead(checker: ts.TypeChecker, { expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  if (!['one', 'all'].includes(expression.name.text)) return false;
  const owner = checker.getTypeAtLocation(expression.expression).symbol;
  return owner?.name === 'Tx';
}

function claimOf(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  call: ts.CallExpression,
  folder: string,
): RowClaim {
  const name = relative(folder, file.fileName);
  const placeOf = (position: number) =>
    `${name}:${file.getLineAndCharacterOfPosition(position).line + 1}`;
  const callee = call.expression as ts.PropertyAccessExpression;
  const [statement] = call.arguments;
  const answered = checker.getAwaitedType(checker.getTypeAtLocation(call));
  const isAll = callee.name.text === 'all';
  const row =
    answered && (isAll ? checker.getIndexTypeOfType(answered, ts.IndexKind.Number) : answered);
  return {
    place: placeOf(call.getStart()),
    calledAt: placeOf(callee.name.getStart()),
    caller: `${name} ${callerOf(call)}`,
    fields: row && fieldsOf(checker, checker.getNonNullableType(row), call),
    text: statement && statementText(checker, statement),
  };
}

/** The outermost function, constant or method around a call. */
function callerOf(call: ts.Node): string {
  let found = 'the module';
  for (let node = call.parent; node && !ts.isSourceFile(node); node = node.parent)
    if (
      (ts.isFunctionDeclaration(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isMethodDeclaration(node) ||
        ts.isPropertyAssignment(node)) &&
      node.name
    )
      found = node.name.getText();
  return found;
}

function fieldsOf(
  checker: ts.TypeChecker,
  row: ts.Type,
  at: ts.Node,
): readonly ClaimedField[] | undefined {
  if (row.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Unknown | ts.TypeFlags.Any))
    return undefined;
  const properties = checker.getPropertiesOfType(row);
  if (properties.length === 0) return undefined;
  return properties.map((property) => {
    const type = checker.getTypeOfSymbolAtLocation(property, at);
    return {
      name: property.name,
      type: checker.typeToString(type),
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      holds: (kind) => holds(checker, checker.getNonNullableType(type), kind),
      admits: (kind) => admits(checker, type, kind),
    };
  });
}

const OF_KIND: Readonly<Record<string, number>> = {
  text: ts.TypeFlags.StringLike,
  number: ts.TypeFlags.NumberLike,
  boolean: ts.TypeFlags.BooleanLike,
};

function holds(checker: ts.TypeChecker, type: ts.Type, kind: WireKind): boolean {
  if (kind === 'json') return true;
  if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any | ts.TypeFlags.TypeParameter))
    return true;
  if (type.isUnion()) return type.types.some((part) => holds(checker, part, kind));
  if (kind.endsWith('[]')) {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    const inner = kind.slice(0, -2) as WireKind;
    return (
      element !== undefined &&
      !(type.flags & ts.TypeFlags.StringLike) &&
      holds(checker, checker.getNonNullableType(element), inner)
    );
  }
  return (type.flags & (OF_KIND[kind] ?? 0)) !== 0;
}

const OPEN = ts.TypeFlags.Unknown | ts.TypeFlags.Any | ts.TypeFlags.TypeParameter;
const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

function admits(checker: ts.TypeChecker, type: ts.Type, kind: SeenKind): boolean {
  if (type.flags & OPEN) return true;
  if (type.isUnion()) return type.types.some((part) => admits(checker, part, kind));
  if (kind === 'null') return (type.flags & ts.TypeFlags.Null) !== 0;
  if (kind === 'object') return (type.flags & PRIMITIVE) === 0;
  // A brand is an intersection with the primitive it brands.
  if (type.isIntersection()) return type.types.some((part) => admits(checker, part, kind));
  return (type.flags & (OF_KIND[kind] ?? 0)) !== 0;
}
