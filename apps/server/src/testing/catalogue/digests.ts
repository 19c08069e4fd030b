import { createHash } from 'node:crypto';
import type { Fact } from './catalogue.ts';

/** Partitions are named by the month they begin in, which depends on the day a database is made. */
const withoutMonths = (text: string): string =>
  text.replaceAll(/_\d{4}_\d{2}(?!\d)/g, '_month').replaceAll(/'\d{4}-\d{2}-\d{2}'/g, "'day'");

/**
 * One line an object: how many facts of each kind it has, with a digest of them. Small enough to be kept, and it
 * names what differs; the months of partitions are left out.
 */
export function digestsOf(facts: readonly Fact[]): string[] {
  const objects = new Map<string, Map<string, Set<string>>>();
  for (const { object, part, text } of facts) {
    const name = withoutMonths(object);
    const parts = objects.get(name) ?? new Map<string, Set<string>>();
    objects.set(name, parts.set(part, (parts.get(part) ?? new Set()).add(withoutMonths(text))));
  }
  return [...objects]
    .map(([name, parts]) =>
      [
        name,
        ...[...parts].map(([part, texts]) => `${part}=${texts.size}:${digest(texts)}`).sort(),
      ].join(' '),
    )
    .sort();
}

/**
 * The lines of a listing that count for an engine: those of both, and its own, which begin with its kind and a
 * colon. `#` begins a remark.
 */
export const kept = (listing: string, kind: string): string[] =>
  listing
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [, of, rest] = /^(pglite|postgres): (.*)$/.exec(line) ?? [];
      return of === undefined ? line : of === kind && rest !== undefined ? rest : [];
    })
    .sort();

const digest = (texts: ReadonlySet<string>): string =>
  createHash('sha256')
    .update([...texts].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
