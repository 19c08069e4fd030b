import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmptyEngine, emptyEngines, twoCompaniesBefore } from '../testing/engines.ts';
import { sql, type Tx } from './engine.ts';

describe.each(emptyEngines)('bundles bound to several cards on $kind', ({ open }) => {
  let opened: EmptyEngine;
  let migrateOn: () => Promise<unknown>;
  const within = <T>(work: (tx: Tx) => Promise<T>) => opened.engine.system(work);
  const bind = (tx: Tx, companyId: number, bundleId: number, cardNo: string, at: string) =>
    tx.run(sql`
      insert into mes2.slot_card_binding (company_id, bundle_id, card_no, bind_date)
      values (${companyId}::bigint, ${bundleId}::bigint, ${cardNo}, ${at}::timestamptz)`);

  beforeAll(async () => {
    opened = await open();
    migrateOn = await twoCompaniesBefore(opened.engine, 'one_card_a_bundle');
    await within(async (tx) => {
      // Bundles stand here without their beds: only what becomes of their cards is asked.
      await tx.run(sql`set local session_replication_role = replica`);
      for (const [companyId, cardNo] of [
        [1, 'K1'],
        [1, 'K2'],
        [1, 'K3'],
        [2, 'K1'],
      ] as const)
        await tx.run(sql`
          insert into mes2.slot_card (company_id, card_no, status) values (${companyId}::bigint, ${cardNo}, 1)`);
      for (const [companyId, id, cardNo] of [
        [1, 11, 'K1'],
        [1, 12, 'K9'],
        [2, 21, 'K1'],
      ] as const)
        await tx.run(sql`
          insert into mes2.bundle (company_id, id, barcode, bundle_no, order_id, order_no, style_no, cutting_bed_id,
            bed_no, color_id, color_name, size_id, size_name, position, ply_from, ply_to, origin_num, num, card_no)
          values (${companyId}::bigint, ${id}::bigint, ${`P${id}`}, ${id}::int, 1, 'O', 'S', 1, 1, 1, 'C', 1, 'M', 1, 1, 2,
            2, 2, ${cardNo})`);
      await bind(tx, 1, 11, 'K1', '2026-05-01 08:00:00+08');
      await bind(tx, 1, 11, 'K2', '2026-05-02 08:00:00+08');
      await bind(tx, 1, 11, 'K3', '2026-04-30 08:00:00+08');
      await bind(tx, 2, 21, 'K1', '2026-05-01 08:00:00+08');
    });
  });
  afterAll(() => opened.close());

  test('ride on the card of their youngest binding, the others are free', async () => {
    await migrateOn();
    const bindings = await within((tx) =>
      tx.all(sql`
        select company_id::int, card_no, unbind_date is null as is_open from mes2.slot_card_binding
        order by company_id, card_no`),
    );
    expect(bindings).toEqual([
      { companyId: 1, cardNo: 'K1', isOpen: false },
      { companyId: 1, cardNo: 'K2', isOpen: true },
      { companyId: 1, cardNo: 'K3', isOpen: false },
      { companyId: 2, cardNo: 'K1', isOpen: true },
    ]);
    const cards = await within((tx) =>
      tx.all(sql`
        select company_id::int, card_no, status from mes2.slot_card order by company_id, card_no`),
    );
    expect(cards).toEqual([
      { companyId: 1, cardNo: 'K1', status: 0 },
      { companyId: 1, cardNo: 'K2', status: 1 },
      { companyId: 1, cardNo: 'K3', status: 0 },
      { companyId: 2, cardNo: 'K1', status: 1 },
    ]);
    const carried = await within((tx) =>
      tx.all(sql`select id::int, card_no from mes2.bundle order by id`),
    );
    expect(carried).toEqual([
      { id: 11, cardNo: 'K2' },
      { id: 12, cardNo: null },
      { id: 21, cardNo: 'K1' },
    ]);
  });
});
