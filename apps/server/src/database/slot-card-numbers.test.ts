import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmptyEngine, emptyEngines, twoCompaniesBefore } from '../testing/engines.ts';
import { sql, type Tx } from './engine.ts';

describe.each(emptyEngines)('numbers of slot cards on $kind', ({ open }) => {
  let opened: EmptyEngine;
  let migrateOn: () => Promise<unknown>;
  const within = <T>(work: (tx: Tx) => Promise<T>) => opened.engine.system(work);
  const numbers = () =>
    within(async (tx) =>
      (await tx.all<{ cardNo: string }>(sql`select card_no from mes2.slot_card order by id`)).map(
        ({ cardNo }) => cardNo,
      ),
    );

  beforeAll(async () => {
    opened = await open();
    migrateOn = await twoCompaniesBefore(opened.engine, 'slot_card_numbers');
    for (const [company, cardNo] of [
      [1, 'K1'],
      [1, 'k1'],
      [1, 'k2'],
      [1, 'ｋ３'],
      [1, 'k4x'],
      [1, 'K4x'],
      [2, 'k1'],
    ] as const)
      await within((tx) =>
        tx.run(
          sql`insert into mes2.slot_card (company_id, card_no) values (${company}, ${cardNo})`,
        ),
      );
  });
  afterAll(() => opened.close());

  test('are capitals, as scans are; of two that mean one card the younger stays', async () => {
    await migrateOn();
    expect(await numbers()).toEqual(['K1', 'k1', 'K2', 'K3', 'K4X', 'K4x', 'K1']);
  });
});
