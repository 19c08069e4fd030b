import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type FreshServer, freshServer } from '../testing/story/fresh-server.ts';
import { usageMetres } from './usage-metres.sql.ts';

let fresh: FreshServer;
beforeAll(async () => {
  fresh = await freshServer();
});
afterAll(() => fresh.server.close());

/** Metres of a usage of the single jersey: 180 g/m² at 180 cm unless said otherwise. */
async function metres(
  usage: string,
  unit: string,
  cloth: { readonly gsm?: string | null; readonly widthCm?: string | null } = {},
): Promise<string | null> {
  const { gsm = '180', widthCm = '180' } = cloth;
  const id = fresh.basics.material('FAB-JSY180');
  await fresh.server.query(sql`
    update ccm.material set gsm = ${gsm}::numeric, width_cm = ${widthCm}::numeric where id = ${id}`);
  const [row] = await fresh.server.query<{ metres: string | null }>(sql`
    select ${usageMetres(sql`b`)} as metres
    from (select company_id, id as material_id, ${usage}::numeric as usage_num, ${unit}::text as unit_code
      from ccm.material where id = ${id}) b`);
  return row?.metres ?? null;
}

test('a length counts in metres, by the code or the name of its unit', async () => {
  expect(await metres('0.9', 'M')).toBe('0.9000');
  expect(await metres('0.9', ' 米')).toBe('0.9000');
  expect(await metres('1', 'yd')).toBe('0.9144');
});

test('a weight lies as wide and as heavy as its cloth', async () => {
  // 0.283 kg of 1.80 m at 180 g/m² are the 0.8735 m of T2417.
  expect(await metres('0.283', 'KG')).toBe('0.8735');
  expect(await metres('0.283', 'KG', { gsm: '360' })).toBe('0.4367');
});

test('an area lies as wide as its cloth', async () => {
  expect(await metres('1.62', 'M2')).toBe('0.9000');
});

test('what is counted, or does not convert, has no length', async () => {
  expect(await metres('2', 'PC')).toBeNull();
  expect(await metres('0.283', 'KG', { gsm: null })).toBeNull();
  expect(await metres('1.62', 'M2', { widthCm: null })).toBeNull();
  expect(await metres('1', '捆')).toBeNull();
});
