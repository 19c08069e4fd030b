import { collect } from '../process.ts';

const FOLDERS = ['packages', 'apps', 'tests', 'scripts'];

export interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly {
    readonly resolved: string;
    readonly dependencyTypes: readonly string[];
  }[];
}

export interface Cruise {
  readonly code: number;
  readonly modules: readonly CruisedModule[];
  readonly violations: readonly {
    readonly rule: { readonly name: string };
    readonly from: string;
    readonly to: string;
  }[];
}

/** Reads who imports whom in the whole repository. @throws Error with what the program printed instead */
export async function cruise(): Promise<Cruise> {
  const { code, output } = await collect('depcruise', ['--output-type', 'json', ...FOLDERS]);
  const start = output.indexOf('{');
  if (start < 0) throw new Error(output);
  const report: {
    readonly modules: readonly CruisedModule[];
    readonly summary: Pick<Cruise, 'violations'>;
  } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  return { code, modules: report.modules, violations: report.summary.violations };
}

/** File to the files that import it; a type is gone at run time and no import here. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function importersOf(modules: readonly CruisedModule[]): Importers {
  const importers = new Map<string, string[]>();
  for (const { source } of modules)
    if (!source.includes('node_modules/')) importers.set(source, []);
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only')) importers.get(resolved)?.push(source);
  return importers;
}
