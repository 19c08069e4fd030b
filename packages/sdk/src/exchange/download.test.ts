import { expect, test } from 'vitest';
import { defineOperation } from '../define-operation.ts';
import type { Operation } from '../operation.ts';
import { downloadThing, scripted } from '../testing/scripted-client.ts';
import type { Download, Progress } from './download.ts';

const file = (disposition: string, type = 'application/vnd.ms-excel'): Response =>
  new Response('abcdef', {
    headers: { 'content-type': type, 'content-disposition': disposition, 'content-length': '6' },
  });

test('hands out the bytes with their type', async () => {
  const { client } = scripted(file('attachment'));
  const { blob, fileName } = await downloadThing(client);
  expect(await blob.text()).toBe('abcdef');
  expect(blob.type).toBe('application/vnd.ms-excel');
  expect(fileName).toBeUndefined();
});

test.each([
  ['attachment; filename="list.xls"', 'list.xls'],
  ['attachment; filename=list.xls; size=6', 'list.xls'],
  [`attachment; filename="x.xls"; filename*=UTF-8''%E5%BA%8A%E6%AC%A1.xls`, '床次.xls'],
  ['attachment; filename="a \\"b\\".xls"', 'a "b".xls'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [`attachment; filename="kept.xls"; filename*=UTF-8''%E5%ZZ`, 'kept.xls'],
])('reads the name out of %s', async (disposition, name) => {
  const { client } = scripted(file(disposition));
  expect((await downloadThing(client)).fileName).toBe(name);
});

test('reports how much has arrived', async () => {
  const progress: Progress[] = [];
  const { client } = scripted(file('attachment'));
  const { blob } = await downloadThing(client, undefined, {
    onProgress: (one) => progress.push(one),
  });
  expect(await blob.text()).toBe('abcdef');
  expect(progress.at(-1)).toEqual({ loaded: 6, total: 6 });
});

test('keeps a file that happens to be JSON', async () => {
  const { client } = scripted(
    new Response('[1]', { headers: { 'content-type': 'application/json' } }),
  );
  expect(await (await downloadThing(client)).blob.text()).toBe('[1]');
});

test('asks for a file by POST with a body', async () => {
  const print = defineOperation<Operation<{ body: object }, Download>>(
    'printThings',
    'POST',
    '/mes2/thing/print',
    8,
  );
  const { client, requests } = scripted(file('attachment; filename="labels.pdf"'));
  expect(await print(client, { body: { ids: ['1'] } })).toMatchObject({ fileName: 'labels.pdf' });
  expect(await requests[0]?.json()).toEqual({ ids: ['1'] });
});
