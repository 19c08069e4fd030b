import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Published } from '../packed.ts';
import { ROOT } from '../process.ts';

/** One exported name of an entry, with what the compiler knows of it. */
export interface Exported {
  readonly name: string;
  /** The thing itself, behind re-exports. */
  readonly symbol: ts.Symbol;
  /** What is written above it. */
  readonly documentation: string;
}

export interface Entry {
  /** As others import it, `@garment-mes/sdk/mes2`. */
  readonly specifier: string;
  readonly exported: readonly Exported[];
  /** It hands on what is generated from specs/. */
  readonly isGenerated: boolean;
}

/** The public surface of a package, read from its sources. */
export interface Surface {
  readonly checker: ts.TypeChecker;
  readonly entries: readonly Entry[];
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** Reads what each entry of a published package exports. */
export function surfaceOf(name: Published): Surface {
  const folder = join(ROOT, 'packages', name);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sources = Object.entries(manifest.exports).filter(([, file]) => /\.tsx?$/.test(file));
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const program = ts.createProgram(
    sources.map(([, file]) => join(folder, file)),
    { ...options, incremental: false, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const entries = sources.map(([path, file]) => {
    const source = program.getSourceFile(join(folder, file));
    return {
      specifier: manifest.name + path.slice(1),
      exported: exportsOf(checker, source),
      isGenerated: source?.statements.some(handsOnGenerated) ?? false,
    };
  });
  return { checker, entries };
}

/** `export * from './generated/…'`. */
const handsOnGenerated = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) &&
  statement.exportClause === undefined &&
  statement.moduleSpecifier?.getText().startsWith("'./generated/") === true;

function exportsOf(checker: ts.TypeChecker, file: ts.SourceFile | undefined): Exported[] {
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) return [];
  return checker
    .getExportsOfModule(module)
    .map((found) => {
      const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      const documentation = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      return { name: found.name, symbol, documentation };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
