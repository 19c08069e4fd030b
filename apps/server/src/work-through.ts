import { DatabaseUnavailable } from './database/database-error.ts';

/**
 * Does the work for each in turn, also after one that failed: what is wrong with one company keeps no other from
 * its turn. Without a database nobody has one.
 *
 * @throws what failed, as an `AggregateError` where there was more than one
 */
export async function workThrough<Each>(
  list: readonly Each[],
  work: (each: Each) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const each of list) {
    try {
      await work(each);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failures.push(error);
    }
  }
  if (failures.length < 2) {
    for (const only of failures) throw only;
    return;
  }
  const [first] = failures;
  const text = first instanceof Error ? first.message : String(first);
  throw new AggregateError(failures, `${failures.length} of ${list.length} failed: ${text}`);
}
