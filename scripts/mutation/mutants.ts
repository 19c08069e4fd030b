import ts from 'typescript';

/** One change of the code that a test should notice. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The code before and after. */
  readonly change: string;
}

const SWAPPED = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
    '&&': '||',
    '||': '&&',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
  }),
);
const SWAPPED_METHODS = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    startsWith: 'endsWith',
    find: 'findLast',
    findLast: 'find',
  }),
);
/** Calls whose result can be replaced by what they were called on. */
const PASSING = ['filter', 'toSorted', 'slice', 'toLowerCase', 'replace', 'map', 'flat'];

/** What can stand for an expression; none where a change would not be one. */
function replacements(node: ts.Node, text: (node: ts.Node) => string): string[] {
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.getText();
    if (operator === '??') return [text(node.left)];
    const other = SWAPPED.get(operator);
    return other === undefined ? [] : [`${text(node.left)} ${other} ${text(node.right)}`];
  }
  if (ts.isConditionalExpression(node)) return [text(node.whenTrue), text(node.whenFalse)];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isNumericLiteral(node)) return [`${text(node)} + 1`];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return [node.text === '' ? '"mutant"' : '""'];
  if (ts.isTemplateExpression(node)) return ['""'];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [text(node.operand)];
  if (ts.isArrayLiteralExpression(node)) return [node.elements.length > 0 ? '[]' : '["mutant"]'];
  if (ts.isObjectLiteralExpression(node) && node.properties.length > 0) return ['{}'];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const other = SWAPPED_METHODS.get(name.text);
    const rest = node.arguments.map(text).join(', ');
    if (other !== undefined) return [`${text(expression)}.${other}(${rest})`];
    if (PASSING.includes(name.text)) return [text(expression)];
  }
  return [];
}

/** Places where a value is written down that is no expression, or one that means something else. */
function isFixed(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) &&
      parent.left === node &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) ||
    (ts.isPropertyAccessExpression(parent) === true && ts.isOptionalChain(parent))
  );
}

/**
 * Writes all mutants of a file into it, each asleep until `process.env.MUTANT` names it: one
 * transformation serves every run.
 */
export function withMutants(file: string, source: string, firstId: number) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const mutants: Mutant[] = [];
  const text = (node: ts.Node) => node.getText(tree);

  function add(node: ts.Node, after: string): number {
    const id = firstId + mutants.length;
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    const short = (code: string) => code.replace(/\s+/g, ' ').slice(0, 80);
    mutants.push({ id, file, line, change: `${short(text(node))} → ${short(after)}` });
    return id;
  }
  const awake = (id: number) => `__mutant === ${id}`;

  /** The node with everything below it rewritten. */
  function rewritten(node: ts.Node): string {
    let code = '';
    let at = node.getStart(tree);
    node.forEachChild((child) => {
      const start = child.getStart(tree);
      code += source.slice(at, start) + render(child);
      at = child.end;
    });
    return code + source.slice(at, node.end);
  }

  function render(node: ts.Node): string {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
      return text(node);
    const { parent } = node;
    const condition =
      (ts.isIfStatement(parent) && parent.expression === node) ||
      (ts.isForStatement(parent) && parent.condition === node);
    const body = ts.isArrowFunction(parent) && parent.body === node && !ts.isBlock(node);
    if (
      ts.isBlock(node) &&
      node.statements.length > 0 &&
      (ts.isFunctionDeclaration(parent) ||
        ts.isArrowFunction(parent) ||
        ts.isMethodDeclaration(parent))
    )
      return `{ if (${awake(add(node, '{}'))}) return; ${rewritten(node).slice(1)}`;

    const own = isFixed(node) ? [] : replacements(node, text);
    const all = [
      ...own,
      ...(condition && ts.isIfStatement(parent) ? ['true'] : []),
      ...(condition ? ['false'] : []),
      ...(body && !text(node).startsWith('void ') ? ['undefined'] : []),
    ];
    if (all.length === 0) return rewritten(node);
    const arms = all.map((after) => `${awake(add(node, after))} ? (${after}) : `);
    return `(${arms.join('')}(${rewritten(node)}))`;
  }

  const code = tree.statements.map(render).join('\n');
  return { code: `const __mutant = Number(process.env.MUTANT ?? -1);\n${code}\n`, mutants };
}
