import { vi } from 'vitest';
import type { Engine, Tx } from '../../database/engine.ts';

const STATEMENTS: readonly (string | symbol)[] = ['all', 'one', 'run'] satisfies (keyof Tx)[];

/** Counts what a call asks of the database on behalf of a company: the same on every machine, unlike its time. */
export async function countStatements<Answer>(
  engine: Engine,
  call: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly statements: number }> {
  let statements = 0;
  // The methods themselves stay: who asks is read from the stack.
  const counting = (tx: Tx) =>
    new Proxy(tx, {
      get(target, name) {
        if (STATEMENTS.includes(name)) statements += 1;
        return Reflect.get(target, name);
      },
    });
  const { tenant } = engine;
  const watched = vi
    .spyOn(engine, 'tenant')
    .mockImplementation((scope, work, options) =>
      tenant.call(engine, scope, (tx) => work(counting(tx)), options),
    );
  try {
    const answer = await call();
    return { answer, statements };
  } finally {
    watched.mockRestore();
  }
}
