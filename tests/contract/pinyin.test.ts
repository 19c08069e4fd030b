import { expect, test } from 'vitest';
import { sql } from '../../apps/server/src/database/engine.ts';
import { pinyinPattern } from '../../apps/server/src/list/pinyin.ts';
import { testServer } from '../../apps/server/src/testing/test-server.ts';
import { soundMatch } from '../../apps/workbench/src/app/sound-match.ts';

/** Names of the trade: characters with several sounds, letters among them, one that has no sound here. */
const NAMES = [
  '合肩',
  '重量记录',
  '长短行距',
  '裁床 列表',
  'QC巡检',
  '绿色女装',
  '乐觉',
  '拷边a1',
  '會合',
  '锁眼儿',
];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const TYPED = [
  ...LETTERS,
  ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)),
  ...[
    'hej',
    'hejian',
    'zhongl',
    'chongliang',
    'zljl',
    'changduanh',
    'zhangd',
    'duanxing',
    'duanhangju',
  ],
  ...[
    'caichuanglie',
    'cclb',
    'qcxj',
    'lvs',
    'lvsenv',
    'yuejue',
    'lejiao',
    'kaobian',
    'suoyaner',
    'sye',
  ],
];

test('a list finds every name by the sounds by which the menu finds it', async () => {
  const server = await testServer();
  try {
    const pairs = NAMES.flatMap((name) =>
      TYPED.filter((typed) => soundMatch(name, typed) === 1).map((typed) => ({
        ...{ name, typed },
        pattern: pinyinPattern(typed),
      })),
    );
    expect(pairs.length).toBeGreaterThan(60);
    const missed = await server.query(sql`
      select p.name, p.typed from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
        as p (name text, typed text, pattern text)
      where not coalesce(pinyin_of(p.name) ~ p.pattern, false)`);
    expect(missed).toEqual([]);
  } finally {
    await server.close();
  }
});
