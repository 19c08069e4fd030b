import ts from 'typescript';

/** A value of a call while a function is read: which expression stands for a parameter, and where it was written. */
type Known = ReadonlyMap<ts.Symbol, Written>;
interface Written {
  readonly node: ts.Expression;
  readonly known: Known;
}

/** A part of a statement is known only at run time. */
class OnlyAtRunTime extends Error {}

const DEEPEST = 40;

/**
 * The text of a statement, from its source: fragments put in place, values as parameters. A condition takes
 * the branch that adds something.
 * @returns `undefined` where it is known only at run time
 */
export function statementText(
  checker: ts.TypeChecker,
  expression: ts.Expression,
): string | undefined {
  let parameters = 0;
  const later = (): never => {
    throw new OnlyAtRunTime();
  };

  const text = (node: ts.Expression, known: Known, depth: number): string => {
    if (depth > DEEPEST) return later();
    const within = (inner: ts.Expression) => text(inner, known, depth + 1);
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    )
      return within(node.expression);
    if (ts.isTaggedTemplateExpression(node)) return template(node, known, depth);
    if (ts.isConditionalExpression(node)) return either(node.whenTrue, node.whenFalse, within);
    if (ts.isBinaryExpression(node)) return either(node.left, node.right, within);
    if (ts.isCallExpression(node)) return called(node, known, depth);
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node))
      return named(node, known, depth);
    return later();
  };

  const either = (
    one: ts.Expression,
    other: ts.Expression,
    read: (node: ts.Expression) => string,
  ): string => {
    const before = parameters;
    try {
      const first = read(one);
      if (first.trim() !== '') return first;
    } catch (error) {
      if (!(error instanceof OnlyAtRunTime)) throw error;
    }
    parameters = before;
    return read(other);
  };

  const template = (
    { tag, template: body }: ts.TaggedTemplateExpression,
    known: Known,
    depth: number,
  ): string => {
    if (tag.getText() !== 'sql') return later();
    if (ts.isNoSubstitutionTemplateLiteral(body)) return body.text;
    return body.templateSpans.reduce((all, { expression: value, literal }) => {
      const part = isSql(checker, value) ? text(value, known, depth + 1) : `$${++parameters}`;
      return all + part + literal.text;
    }, body.head.text);
  };

  const called = (node: ts.CallExpression, known: Known, depth: number): string => {
    const [first, second] = node.arguments;
    const name = node.expression.getText();
    if (name === 'ident' && first && ts.isStringLiteralLike(first)) return first.text;
    if (name === 'join' && first && ts.isArrayLiteralExpression(first)) {
      const separator = second && ts.isStringLiteralLike(second) ? second.text : ', ';
      return first.elements.map((part) => text(part, known, depth + 1)).join(separator);
    }
    if (isSentence(resolved(checker, node.expression))) return SENTENCE;
    const callee = functionOf(checker, node.expression);
    const body = callee && bodyOf(callee);
    if (!callee || !body) return later();
    const given = new Map(known);
    callee.parameters.forEach((parameter, at) => {
      const argument = node.arguments[at] ?? parameter.initializer;
      const symbol = checker.getSymbolAtLocation(parameter.name);
      if (argument && symbol) given.set(symbol, { node: argument, known });
    });
    return text(body, given, depth + 1);
  };

  const named = (node: ts.Expression, known: Known, depth: number): string => {
    const symbol = resolved(checker, node);
    const written = symbol && known.get(symbol);
    if (written) return text(written.node, written.known, depth + 1);
    if (isSentence(symbol) || isSentence(takenOutOf(checker, symbol))) return SENTENCE;
    const declared = symbol?.valueDeclaration;
    if (
      declared &&
      (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) &&
      declared.initializer
    )
      return text(declared.initializer, known, depth + 1);
    return later();
  };

  try {
    return text(expression, new Map(), 0);
  } catch (error) {
    if (error instanceof OnlyAtRunTime) return undefined;
    throw error;
  }
}

/** What `apps/server/src/messages` renders: its fragments are assembled in loops, and each is a text. */
const SENTENCE = 'null::text';

const isSentence = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.valueDeclaration?.getSourceFile().fileName.includes('/server/src/messages/') === true;

/** The property that a name was destructured from. */
function takenOutOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  const declared = symbol?.valueDeclaration;
  if (!declared || !ts.isBindingElement(declared)) return undefined;
  return checker
    .getTypeAtLocation(declared.parent)
    .getProperty((declared.propertyName ?? declared.name).getText());
}

/** Whether an expression is a fragment of a statement; anything else is bound as a value. */
function isSql(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => part.symbol?.name === 'Sql');
}

function resolved(checker: ts.TypeChecker, node: ts.Expression): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function functionOf(
  checker: ts.TypeChecker,
  node: ts.Expression,
): ts.FunctionDeclaration | ts.ArrowFunction | undefined {
  const declared = resolved(checker, node)?.valueDeclaration;
  if (!declared) return undefined;
  if (ts.isFunctionDeclaration(declared)) return declared;
  const value =
    ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)
      ? declared.initializer
      : undefined;
  return value && ts.isArrowFunction(value) ? value : undefined;
}

/** What a function gives back: the expression of its last return. */
function bodyOf({ body }: ts.FunctionDeclaration | ts.ArrowFunction): ts.Expression | undefined {
  if (!body) return undefined;
  if (!ts.isBlock(body)) return body;
  const last = body.statements.findLast(ts.isReturnStatement);
  return last?.expression;
}
