import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryStyle } from '../../testing/story/story-style.ts';

let fresh: FreshServer;
let id: string;
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const detail = async () => (await call('GET', '/style/detail', { id })).data;

beforeAll(async () => {
  fresh = await freshServer();
  ({ id } = await enterStoryStyle(fresh));
});
afterAll(() => fresh.server.close());

type Row = Readonly<Record<string, unknown>>;
const pick = (row: Row, names: string): Row =>
  Object.fromEntries(names.split(' ').map((name) => [name, row[name]]));

/** Saves a grid of the style. @returns the style after it */
const save = async (grid: string, rows: readonly Row[]) => {
  const { version } = await detail();
  const answer = await call('POST', `/style/${grid}`, { styleId: id, version, rows });
  expect(answer).toMatchObject({ status: 200 });
  return detail();
};

test('lines of a style keep what their save does not speak of', async () => {
  const { bom, parts, processes, fabrics, quality, sizeColors } = await detail();
  const [line] = bom;
  const needed = 'id materialId colorRule usageNum unitCode';
  const typed = {
    fabricPart: 1,
    partName: '大身',
    supplierName: '华纺',
    remark: '先到',
    lossPct: '3',
  };
  await save('bom', [{ ...pick(line, needed), ...typed }]);
  const kept = await save('bom', [pick(line, needed)]);
  expect(kept.bom).toMatchObject([{ ...typed, lossPct: '3.00' }]);
  const cleared = await save('bom', [{ ...pick(line, needed), supplierName: null, lossPct: null }]);
  expect(cleared.bom).toMatchObject([{ supplierName: null, lossPct: '0.00', remark: '先到' }]);

  const flags = 'isCheckpoint isOutput isTicket payScope';
  const operation = `id seqNo section processName sam price grade ${flags}`;
  const said = { stitchNote: '双针', videoUrl: '/files/a.mp4', remark: '轻', partCode: 'BODY' };
  const full = processes.map((row: Row) => ({ ...pick(row, `${operation} processId`), ...said }));
  await save('process', full);
  const after = await save(
    'process',
    processes.map((row: Row) => pick(row, operation)),
  );
  expect(after.processes[0]).toMatchObject({ ...said, processId: processes[0].processId });

  const [part] = parts;
  const marked = { isFused: 1, isPrinted: 1, areaCm2: '512.5' };
  const partNames = 'id partCode partName fabricPart piecesPerGarment';
  await save('part', [{ ...pick(part, partNames), ...marked }]);
  expect((await save('part', [pick(part, partNames)])).parts).toMatchObject([marked]);

  const [fabric] = fabrics;
  const bare = pick(fabric, 'id materialId fabricPart');
  expect((await save('tympan', [bare])).fabrics).toEqual([fabric]);

  const [point] = quality;
  const measured = await save('quality', [pick(point, 'pointName values')]);
  expect(measured.quality).toMatchObject([pick(point, 'pointName method tolUp tolDown values')]);

  const cells = sizeColors.map((row: Row) => pick(row, 'colorId sizeId'));
  await save(
    'sizeColor',
    cells.map((row: Row, at: number) => ({ ...row, sku: `SKU${at}` })),
  );
  const coded = await save('sizeColor', cells);
  expect(new Set(coded.sizeColors.map(({ sku }: Row) => sku))).toEqual(
    new Set(cells.map((_: Row, at: number) => `SKU${at}`)),
  );
});
