import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/database/engine.ts';
import { kindOf } from '../../src/features/files/file-kinds.ts';
import { fileStore } from '../../src/features/files/file-store.ts';
import { type TestServer, testServer } from '../../src/testing/test-server.ts';
import type { GarmentKind } from '../lists/style-bills.ts';
import { seedPictures, showOnOrders } from './seed-pictures.ts';
import { silhouettes } from './silhouettes.ts';
import { coloursOf, stylePicture } from './style-picture.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await testServer({ demo: true });
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('every kind of garment is a picture of its own, the same on every machine', () => {
  const pictures = (Object.keys(silhouettes) as GarmentKind[]).flatMap((kind) =>
    coloursOf(kind).map((colour) => [stylePicture(kind, colour), stylePicture(kind, colour)]),
  );
  for (const [one, again] of pictures) {
    expect(one && kindOf(one)).toEqual({ ext: 'png', mime: 'image/png', pixels: 200 * 240 });
    expect(one && again && one.equals(again)).toBe(true);
  }
  expect(new Set(pictures.map(([one]) => one && digest(one))).size).toBe(pictures.length);
});

test('styles and their orders show pictures that are stored', async () => {
  const companyId = await server.companyId('CX');
  const styles = await server.query<{ id: string; styleNo: string }>(sql`
    select id, style_no from mes2.style where company_id = ${companyId} order by style_no limit 3`);
  const files = fileStore(folder);
  await server.engine.system((tx) =>
    seedPictures(
      tx,
      files,
      'CX',
      { companyId },
      styles.map((style) => ({ ...style, kind: 'tee' as const })),
    ),
  );
  await server.engine.system(showOnOrders);
  const kept = await server.query<{ url: string; sha256: string }>(sql`
    select url, sha256 from amc.file_object where company_id = ${companyId}`);
  const { body } = await server.call('cx.merch', 'GET', '/mes2/style/detail', {
    id: styles[0]?.id,
  });
  const shown = kept.find(({ url }) => url === body.data.imageUrl);
  expect(shown?.url).toMatch(/^\/files\/[\w-]{32}\.png$/);
  const bytes = await files.read(companyId, shown?.sha256 ?? '');
  expect(digest(bytes)).toBe(shown?.sha256);
  const orders = await server.call('cx.merch', 'GET', '/mes2/saas/order/selectOrderList', {
    styleId: styles[0]?.id,
    pageSize: 100,
  });
  expect(
    new Set(orders.body.data.list.map(({ imageUrl }: { imageUrl: string }) => imageUrl)),
  ).toEqual(new Set([shown?.url]));
});
