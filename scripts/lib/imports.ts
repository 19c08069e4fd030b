import { collect, type Finished } from './process.ts';

const FOLDERS = ['packages', 'apps', 'tests', 'scripts'];
const SOURCES = /^(packages|apps|tests|scripts)\/.*\.tsx?$/;
const UNSEEN = /\/generated\/validators\//;

/** The import rules, and that the checker really saw the tracked sources (at least 95 % of them). */
export async function checkImports(): Promise<Finished> {
  const { code, output } = await collect('depcruise', ['--output-type', 'json', ...FOLDERS]);
  const start = output.indexOf('{');
  if (start < 0) return { code: 1, output };
  const report: {
    modules: { source: string }[];
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  const seen = new Set(report.modules.map(({ source }) => source));
  const listed = await collect('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const tracked = listed.output
    .split('\n')
    .filter((file) => SOURCES.test(file) && !UNSEEN.test(file));
  const unseen = tracked.filter((file) => !seen.has(file));
  const lines = report.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
  if (tracked.length === 0 || unseen.length > tracked.length * 0.05) {
    lines.push(
      `Only ${tracked.length - unseen.length} of ${tracked.length} sources were seen, e.g. not ${unseen.slice(0, 5).join(', ')}`,
    );
  }
  return {
    code: lines.length === 0 && code === 0 ? 0 : 1,
    output: lines.join('\n'),
  };
}
