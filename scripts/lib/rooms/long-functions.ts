import ts from 'typescript';

export const LINES_AT_MOST = 100;

/** A function of more lines than are read at once. */
export interface LongFunction {
  /** The names of what it stands in and its own: `bedWriter.write`. */
  readonly name: string;
  readonly lines: number;
}

/** The functions of a source with more than {@link LINES_AT_MOST} lines; one in another is one of its own. */
export function longFunctions(file: string, text: string): LongFunction[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: LongFunction[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const names = ts.isFunctionLike(node) ? [...around, nameOf(node)] : around;
    const lines = lineOf(node.end) - lineOf(node.getStart(source)) + 1;
    if (ts.isFunctionLike(node) && lines > LINES_AT_MOST && !groupsTests(node)) {
      found.push({ name: names.join('.'), lines });
    }
    ts.forEachChild(node, (child) => visit(child, names));
  };
  visit(source, []);
  return found;
}

/** Its own name, that of what holds it, or of what it is handed to: `test`, `useMemo`. */
function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name !== undefined) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name.getText();
  }
  return ts.isCallExpression(parent) ? calleeOf(parent) : 'returned';
}

/** `describe` in `describe.each(engines)('…', () => {})`. */
function calleeOf(call: ts.CallExpression): string {
  return /^[\w.]*/.exec(call.expression.getText())?.[0] || 'handed on';
}

/** What stands in `describe` is a chapter of tests, not a function that somebody follows. */
const groupsTests = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^describe(\.|$)/.test(calleeOf(parent));
