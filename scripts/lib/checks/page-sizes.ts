import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { collect, type Finished, ROOT } from '../process.ts';

/** Rows of a list that a screen may ask for at once: beyond, a choice searches and a table pages. */
export const MOST_ROWS = 500;

/** Sources that read more, and why they have to. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/workbench/src/features/cutting/shade/roll-bundles-tab.tsx': 'the bundles of one bed',
  'apps/workbench/src/features/fabric/receipt/reserve-rolls.tsx': 'the rolls of one order',
  'apps/workbench/src/features/mobile/delivery/use-opening.ts': 'the bundles of one batch',
  'apps/workbench/src/features/orders/fabrics/order-fabrics.tsx': 'the rolls of one order',
  'apps/workbench/src/features/orders/fabrics/roll-picker.tsx': 'the rolls of one fabric',
  'apps/workbench/src/features/orders/resources/order-slot-cards.tsx': 'the bundles of one order',
  'apps/workbench/src/features/tickets/labels/print-run.tsx': 'the bundles of one run',
};

/** What asks for more rows at once than a screen may; named by line. */
export function largePages(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'pageSize') {
      const rows = rowsOf(node.initializer);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (rows !== undefined && rows > MOST_ROWS)
        found.push(`${file}:${line}: ${node.getText()} asks for more than ${MOST_ROWS} rows`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A number as it is written, or the constant of the same source; `undefined` for one that is worked out. */
function rowsOf(value: ts.Expression): number | undefined {
  if (ts.isNumericLiteral(value)) return Number(value.text);
  if (ts.isStringLiteral(value)) return value.text === 'all' ? Number.POSITIVE_INFINITY : undefined;
  if (!ts.isIdentifier(value)) return undefined;
  const declared = value
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === value.text);
  return declared?.initializer && rowsOf(declared.initializer);
}

/** That the workbench reads no list as a whole, but those that are named with their reason. */
export async function checkPageSizes(): Promise<Finished> {
  const { output } = await collect('git', [
    'ls-files',
    '-co',
    '--exclude-standard',
    'apps/workbench/src',
  ]);
  const faults = new Map(
    output
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => [file, largePages(file, readFileSync(join(ROOT, file), 'utf8'))] as const),
  );
  const refused = [...faults].flatMap(([file, lines]) => (file in ALLOWED ? [] : lines));
  for (const file of Object.keys(ALLOWED))
    if ((faults.get(file) ?? []).length === 0)
      process.stdout.write(`  ${file} reads no large page any more: its exception can go\n`);
  return { code: refused.length === 0 ? 0 : 1, output: refused.join('\n') };
}
