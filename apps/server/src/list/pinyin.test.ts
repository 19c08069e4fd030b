import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { pinyinPattern } from './pinyin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const sounds = async (name: string, typed: string, start = false): Promise<boolean> => {
  const pattern = pinyinPattern(typed, start);
  const [row] = await server.query<{ found: boolean }>(
    sql`select coalesce(pinyin_of(${name}) ~ ${pattern ?? null}::text, false) as found`,
  );
  return row?.found === true;
};

describe('a name is found by its sound', () => {
  test.each([
    ['合肩', 'hj', true],
    ['合肩', 'HeJian', true],
    ['合肩', 'ｈｅｊ', true],
    ['合肩', 'hjian', true],
    ['合肩', 'jian', true],
    ['合肩', 'ejian', false],
    ['重量记录', 'zljl', true],
    ['重庆', 'chongq', true],
    ['裁床列表', 'cc lb', true],
    ['裁 床', 'caic', true],
    ["O'Neil", 'neil', true],
    ["O'Neil", "o'n", false],
    ['ＱＣ巡检', 'qcxj', true],
    ['1号台', '1ht', true],
    ['绿色', 'lüs', true],
    ['裁床列表', 'cl1', false],
    ['裁床列表', '床', false],
    ['裁床', '12', false],
    ['裁床', '(', false],
    ['裁床', '', false],
  ])('%s by "%s": %s', async (name, typed, found) => {
    expect(await sounds(name, typed)).toBe(found);
  });

  test('from its beginning where that is asked', async () => {
    expect(await sounds('上合肩', 'hj', true)).toBe(false);
    expect(await sounds('上合肩', 'sh', true)).toBe(true);
  });

  test('a name without characters has the sound of its letters', async () => {
    const [row] = await server.query(
      sql`select pinyin_of('A <b>, 行') as sound, pinyin_of(' ') as none`,
    );
    expect(row).toEqual({ sound: '<a><-><b><-><-><hang,xing>', none: null });
  });
});

describe('a list', () => {
  const found = async (text: string, who = 'acme.admin'): Promise<string[]> => {
    const { body } = await server.call(who, 'GET', '/ccm/process/list', {
      pageNum: 1,
      pageSize: 100,
      sql: `code like '%${text}%' or name like '%${text}%' or name_en like '${text}%'`,
    });
    expect(body.status).toBe(200);
    return body.data.list.map(({ name }: { name: string }) => name);
  };

  test('finds by code, name and sound, in any case and width; a new name has a new sound', async () => {
    const sent = {
      ...{
        code: 'GX-Q7',
        name: '合肩Ａ',
        nameEn: 'Join shoulder',
        section: 3,
        sam: '1',
        price: '1',
      },
      ...{ grade: 'A', isCheckpoint: 0, isOutput: 0, isTicket: 1, payScope: 1 },
    };
    const { body } = await server.call('acme.admin', 'POST', '/ccm/process/insert', sent);
    expect(body.status).toBe(200);
    for (const text of [
      'hj',
      'HEJIAN',
      'ｈｊ',
      'hja',
      '合肩a',
      '肩Ａ',
      'gx-q7',
      'ＧＸ－Ｑ',
      'SHOULDER',
    ])
      expect(await found(text), text).toEqual(['合肩Ａ']);
    expect(await found('hj', 'rival.admin')).toEqual([]);

    const { id, version } = body.data;
    const renamed = { ...sent, id, version, name: '上领' };
    await server.call('acme.admin', 'PUT', '/ccm/process/update', renamed);
    expect(await found('hj')).toEqual([]);
    expect(await found('sl')).toEqual(['上领']);
  });
});
