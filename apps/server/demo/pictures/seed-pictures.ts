import { createHash } from 'node:crypto';
import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { FileStore } from '../../src/features/files/file-store.ts';
import type { DemoStyle } from '../orders/styles.ts';
import type { Staff } from '../people/people.ts';
import { seedOf } from '../random.ts';
import { coloursOf, stylePicture } from './style-picture.ts';

/** Bytes of an address, as uploads have them. */
const NAME_BYTES = 24;

/** Drawn once for all companies: the same garment in the same colour is the same picture. */
const drawn = new Map<string, Buffer>();

/** Gives every style a picture of its garment in the store of files. */
export async function seedPictures(
  tx: Tx,
  files: FileStore,
  companyCode: string,
  { companyId }: Pick<Staff, 'companyId'>,
  styles: readonly Pick<DemoStyle, 'id' | 'styleNo' | 'kind'>[],
): Promise<void> {
  const urls = new Map<string, string>();
  const rows = [];
  for (const { id, styleNo, kind } of styles) {
    const colours = coloursOf(kind);
    const at = Number(seedOf(companyCode, `picture ${styleNo}`) % BigInt(colours.length));
    const key = `${kind}-${at}`;
    const colour = colours[at];
    if (!urls.has(key) && colour) {
      const bytes = drawn.get(key) ?? stylePicture(kind, colour);
      drawn.set(key, bytes);
      const url = `/files/${addressOf(`${companyCode}/${key}`)}.png`;
      const sha256 = await files.keep(companyId, bytes);
      urls.set(key, url);
      rows.push({
        companyId,
        url,
        name: `${key}.png`,
        size: bytes.length,
        mime: 'image/png',
        sha256,
      });
    }
    const url = urls.get(key) ?? null;
    await tx.run(sql`
      update mes2.style set image_url = ${url}, images = ${JSON.stringify([url])}::jsonb
      where company_id = ${companyId} and id = ${id}`);
  }
  await insertRows(tx, 'amc.file_object', rows);
}

/** Shows on every order the picture of its style, as an order that is entered does. */
export const showOnOrders = (tx: Tx): Promise<number> =>
  tx.run(sql`
    update mes2.production_order o set image_url = s.image_url from mes2.style s
    where s.company_id = o.company_id and s.id = o.style_id and o.image_url is null
      and s.image_url is not null`);

const addressOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, NAME_BYTES).toString('base64url');
