import { afterAll, expect, test } from 'vitest';
import { notYet } from '../../apps/server/src/not-yet.ts';
import { testServer } from '../../apps/server/src/testing/test-server.ts';
import { callers } from './callers.ts';
import { callRemaining } from './remaining-calls.ts';
import type { Sdk } from './sdk-under-test.ts';
import { testAccounts } from './story/accounts.ts';
import { testBeds } from './story/beds.ts';
import { testOrders } from './story/orders.ts';
import { testScans } from './story/scans.ts';

/**
 * Calls every operation on the demo factory, over one engine. The tests are one story and run in
 * order. Every answer is checked against the documents by the server itself, so a wrong answer
 * arrives as an error.
 */
export async function callEveryOperation(engine: 'pglite' | 'postgres', sdk: Sdk): Promise<void> {
  const { amc, mmc, ccm, mes2 } = sdk;
  const server = await testServer({ demo: true, engine });
  const { as, nobody, called } = await callers(server, sdk.root);
  afterAll(() => server.close());

  const story = { server, sdk, as, nobody };
  testAccounts(story);
  testOrders(story);
  testBeds(story);
  testScans(story);

  const every = [amc, mmc, ccm, mes2]
    .flatMap((service) => Object.values(service))
    .filter((value) => typeof value === 'function');
  const unbuilt: ReadonlySet<string> = new Set(notYet);

  test('whatever else is built answers as described, or refuses by a rule and in words', async () => {
    const left = every.map(({ id }) => id).filter((id) => !unbuilt.has(id) && !called.has(id));
    const { answered, refused, failed } = await callRemaining(
      sdk,
      await as('cx.admin'),
      new Set(left),
    );
    process.stdout.write(
      `${called.size} operations called: ${answered.length} of the ${left.length} outside the story answered, ${refused.length} were refused by a rule\n`,
    );
    if (process.env.PROVE !== undefined) process.stdout.write(`${refused.join('\n')}\n`);
    expect(failed).toEqual([]);
  }, 300_000);

  test('every operation that has a handler was called, and the others say that they are not built', async () => {
    const built = every.filter(({ id }) => !unbuilt.has(id));
    expect(built.map(({ id }) => id).filter((id) => !called.has(id))).toEqual([]);
    expect(every.length - built.length).toBe(unbuilt.size);
    process.stdout.write(`${unbuilt.size} of ${every.length} operations have no handler yet\n`);

    const address = await server.listen();
    const token = await server.token('cx.admin');
    for (const { method, path } of every.filter(({ id }) => unbuilt.has(id)).slice(0, 20)) {
      const answer = await fetch(address + path.replaceAll(/\{\w+\}/g, '1'), {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([path, answer.status]).toEqual([path, 501]);
    }
  });
}
