import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const printed = (node: ts.Node): string =>
  onOneLine(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));

// The compiler prints the values of a union in the order in which it met them anywhere: they are put in order.
const VALUES = /(?:\d+|"[^"|]*")(?: \| (?:\d+|"[^"|]*"))+/g;
const inOrder = (text: string): string =>
  text.replace(VALUES, (values) =>
    values
      .split(' | ')
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .join(' | '),
  );

/** What a program that uses the name has to know of it, on one line. */
export function signatureOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) return name;
  if (ts.isClassDeclaration(declaration)) return classOf(checker, name, declaration);
  if (ts.isInterfaceDeclaration(declaration) && isTableOfCalls(declaration))
    return `interface ${name}: an entry for each operation of the service`;
  if (ts.isInterfaceDeclaration(declaration))
    return (symbol.declarations ?? [])
      .map(printed)
      .join(' ')
      .replace(/^export /, '');
  if (ts.isTypeAliasDeclaration(declaration)) return aliasOf(checker, name, declaration);
  const operation = operationOf(name, declaration);
  if (operation !== undefined) return operation;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const keys = tableKeys(declaration, type);
  const text = keys ?? checker.typeToString(type, declaration, FORMAT);
  return `${type.getCallSignatures().length > 0 ? 'function' : 'const'} ${name}: ${inOrder(onOneLine(text))}`;
}

const isTableOfCalls = (declaration: ts.InterfaceDeclaration): boolean =>
  declaration.name.text.endsWith('Calls') &&
  declaration.getSourceFile().fileName.endsWith('-operations.ts');

/** A generated operation says what it takes and answers, and where it goes on the wire. */
function operationOf(name: string, declaration: ts.Declaration): string | undefined {
  const calls = declaration
    .getSourceFile()
    .statements.find(
      (one): one is ts.InterfaceDeclaration =>
        ts.isInterfaceDeclaration(one) && isTableOfCalls(one),
    );
  const member = calls?.members.find((one) => one.name?.getText() === name);
  if (member === undefined || !ts.isVariableDeclaration(declaration)) return undefined;
  const made = declaration.initializer;
  const facts = made && ts.isCallExpression(made) ? made.arguments.map(printed).slice(1) : [];
  return `operation ${printed(member).replace(/;$/, '')} (${facts.join(', ')})`;
}

/** A generated table says its keys: what stands under each is the business of the documents. */
function tableKeys(declaration: ts.Declaration, type: ts.Type): string | undefined {
  if (!declaration.getSourceFile().fileName.includes('/generated/labels/')) return undefined;
  return `{ ${type
    .getProperties()
    .map(({ name }) => name)
    .join(', ')} }`;
}

/** `components['schemas']['X']` says nothing: the schema itself is printed. */
function aliasOf(
  checker: ts.TypeChecker,
  name: string,
  declaration: ts.TypeAliasDeclaration,
): string {
  const { type } = declaration;
  if (!ts.isIndexedAccessTypeNode(type) || !ts.isIndexedAccessTypeNode(type.objectType))
    return printed(declaration).replace(/^export /, '');
  const schemas = checker.getTypeFromTypeNode(type.objectType);
  const property = schemas.getProperty(name)?.valueDeclaration;
  return property && ts.isPropertySignature(property) && property.type
    ? `type ${name} = ${printed(property.type).replaceAll('components["schemas"]', 'schemas')};`
    : printed(declaration).replace(/^export /, '');
}

function classOf(checker: ts.TypeChecker, name: string, declaration: ts.ClassDeclaration): string {
  const heritage = (declaration.heritageClauses ?? []).map((clause) => ` ${printed(clause)}`);
  const members = declaration.members.flatMap((member) => {
    const isHidden =
      member.name !== undefined &&
      (ts.isPrivateIdentifier(member.name) ||
        ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private);
    if (isHidden) return [];
    if (ts.isConstructorDeclaration(member))
      return [`constructor(${member.parameters.map(printed).join(', ')})`];
    const symbol = member.name && checker.getSymbolAtLocation(member.name);
    if (symbol === undefined) return [];
    const type = checker.getTypeOfSymbolAtLocation(symbol, member);
    return [`${symbol.name}: ${inOrder(onOneLine(checker.typeToString(type, member, FORMAT)))}`];
  });
  return `class ${name}${heritage.join('')} { ${members.join('; ')} }`;
}
