import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmptyEngine, emptyEngines, twoCompaniesBefore } from '../testing/engines.ts';
import { sql, type Tx } from './engine.ts';

describe.each(emptyEngines)('chips of slot cards on $kind', ({ open }) => {
  let opened: EmptyEngine;
  let migrateOn: () => Promise<unknown>;
  const within = <T>(work: (tx: Tx) => Promise<T>) => opened.engine.system(work);

  beforeAll(async () => {
    opened = await open();
    migrateOn = await twoCompaniesBefore(opened.engine, 'chips_of_slot_cards');
    for (const [company, rfid] of [
      [1, '04a1'],
      [1, 'bb02'],
      [1, 'BB02'],
      [1, '０7x'],
      [1, null],
      [2, '04a1'],
    ] as const)
      await within((tx) =>
        tx.run(sql`
          insert into mes2.slot_card (company_id, card_no, rfid)
          select ${company}, 'K' || count(*), ${rfid} from mes2.slot_card`),
      );
  });
  afterAll(() => opened.close());

  test('are capitals, as scans are; of two that mean one chip the one in capitals keeps it', async () => {
    await migrateOn();
    const rows = await within((tx) =>
      tx.all<{ rfid: string | null }>(sql`select rfid from mes2.slot_card order by id`),
    );
    expect(rows.map(({ rfid }) => rfid)).toEqual(['04A1', 'bb02', 'BB02', '07X', null, '04A1']);
  });
});
