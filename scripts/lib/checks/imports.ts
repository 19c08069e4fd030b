import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from '../changed/import-graph.ts';
import { collect, type Finished, ROOT } from '../process.ts';
import { type ServerFeature, tableFaults, unusedArrows } from './feature-rules.cjs';

const SOURCES = /^(packages|apps|tests|scripts)\/.*\.tsx?$/;
const IGNORED = /\/generated\/validators\//;

/** The import rules, and that the checker really saw the tracked sources (at least 95 % of them). */
export async function checkImports(): Promise<Finished> {
  const { code, modules, violations } = await cruise();
  const seen = new Set(modules.map(({ source }) => source));
  const listed = await collect('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const tracked = listed.output
    .split('\n')
    .filter((file) => SOURCES.test(file) && !IGNORED.test(file));
  const unread = tracked.filter((file) => !seen.has(file));
  const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  lines.push(
    ...faultsOfFeatures(
      modules.flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => [source, resolved] as const),
      ),
    ),
  );
  if (tracked.length === 0 || unread.length > tracked.length * 0.05) {
    lines.push(
      `Only ${tracked.length - unread.length} of ${tracked.length} sources were seen, e.g. not ${unread.slice(0, 5).join(', ')}`,
    );
  }
  return {
    code: lines.length === 0 && code === 0 ? 0 : 1,
    output: lines.join('\n'),
  };
}

/**
 * What is wrong with the table of the server's features; prints what it needs no more.
 * @param imports of all sources
 */
function faultsOfFeatures(imports: readonly (readonly [string, string])[]): string[] {
  const server = join(ROOT, 'apps/server');
  const pairs = imports.flatMap(([from, to]) => {
    const [one, other] = [from, to].map(
      (path) => /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1],
    );
    const isOurs = one !== undefined && other !== undefined && one !== other;
    return isOurs && !from.endsWith('.test.ts') ? [[one, other] as const] : [];
  });
  const table: ServerFeature[] = JSON.parse(readFileSync(join(server, 'features.json'), 'utf8'));
  for (const arrow of unusedArrows(table, pairs))
    process.stdout.write(`  apps/server/features.json: ${arrow}\n`);
  return tableFaults(table, readdirSync(join(server, 'src/features'))).map(
    (fault) => `apps/server/features.json: ${fault}`,
  );
}
