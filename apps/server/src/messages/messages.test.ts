import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, sql } from '../database/engine.ts';
import { type TestEngine, testEngines } from '../testing/engines.ts';
import { matterText, messageText } from './message-text.sql.ts';
import { type Message, message, messageTexts } from './message-texts.ts';

const holesOf = (template: string) =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

test.each(Object.entries(messageTexts))(
  '%s has the same values in both languages',
  (_, [zh, en]) => {
    expect(holesOf(en)).toEqual(holesOf(zh));
    expect(en).not.toMatch(/\p{Script=Han}/u);
  },
);

test('a statement does not grow with the sentences that there are', () => {
  const { text, values } = messageText(sql`m.messages`, 'en');
  expect(values).toHaveLength(3);
  expect(text.length).toBeLessThan(200);
});

describe.each(testEngines)('on $kind', ({ open }) => {
  let opened: TestEngine;
  let engine: Engine;
  beforeAll(async () => {
    opened = await open();
    ({ engine } = opened);
  });
  afterAll(() => opened.close());

  const read = async (stored: Message | null, text = messageText) => {
    const value = sql`${stored === null ? null : JSON.stringify(stored)}::jsonb`;
    const row = await engine.system((tx) =>
      tx.one<{ zh: string | null; en: string | null }>(
        sql`select ${text(value, 'zh-CN')} as zh, ${text(value, 'en')} as en`,
      ),
    );
    return [row?.zh, row?.en];
  };

  test('every message is a sentence without a hole or a bracket', async () => {
    for (const [code, [zh]] of Object.entries(messageTexts)) {
      const params = Object.fromEntries(holesOf(zh).map((name) => [name, `‹${name}›`]));
      for (const text of await read({ code, params } as Message)) {
        expect(text, code).not.toMatch(/[{}[\]]/);
        for (const value of Object.values(params)) expect(text, code).toContain(value);
      }
    }
  });

  test('a part in brackets goes with its value', async () => {
    const of = (reason: string | null) =>
      read(message('scheduleEnd', { scheduleNo: 'PC1', reason }), matterText);
    expect(await of('断料')).toEqual(['提前结束排程 PC1：断料', 'Schedule PC1 to end early: 断料']);
    expect(await of(null)).toEqual(['提前结束排程 PC1', 'Schedule PC1 to end early']);
    expect(await of('')).toEqual(['提前结束排程 PC1', 'Schedule PC1 to end early']);
  });

  test('the message names what an approval is about in the same language', async () => {
    const matter = message('dosage', { orderNo: 'SO1', bedNo: 3, pct: '4.20' });
    expect(await read(message('approvalRefused', { matter }))).toEqual([
      '审批被拒绝：用料差异 订单 SO1 床次 3：4.20%',
      'Refused: Fabric difference of order SO1 bed 3: 4.20%',
    ]);
    expect(await read(message('approvalRefused', { matter: '旧' }))).toEqual([
      '审批被拒绝：旧',
      'Refused: 旧',
    ]);
  });

  test('a list is joined as the language joins it', async () => {
    expect(await read(message('absenceTouches', { schedules: ['PC1', 'PC2'] }))).toEqual([
      '请假影响排程 PC1、PC2',
      'An absence affects schedules PC1, PC2',
    ]);
  });

  test('nothing stored is nothing said', async () => {
    expect(await read(null)).toEqual([null, null]);
  });
});
