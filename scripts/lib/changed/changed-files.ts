import { collect } from '../process.ts';

async function lines(args: readonly string[]): Promise<readonly string[]> {
  const { code, output } = await collect('git', ['-c', 'core.quotepath=off', ...args]);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}

/**
 * Files that differ from where this branch left another one, those that nobody committed or added included.
 * @throws Error when git knows no such branch or commit
 */
export async function changedFiles(ref: string): Promise<readonly string[]> {
  const [base = ref] = await lines(['merge-base', ref, 'HEAD']);
  const differing = await lines(['diff', '--name-only', '--no-renames', base]);
  const fresh = await lines(['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...differing, ...fresh])].sort();
}
