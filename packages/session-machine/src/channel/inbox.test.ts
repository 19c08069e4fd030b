import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFrame } from './decode.ts';
import { BUFFER_SIZE, createInbox, DEDUPE_WINDOW } from './inbox.ts';
import type { ChannelMessage, Gap } from './types.ts';

function start() {
  const gaps: Gap[] = [];
  const reports: unknown[] = [];
  const inbox = createInbox({ gap: (gap) => gaps.push(gap), report: (e) => reports.push(e) });
  return { inbox, gaps, reports };
}
const notice = (id: string) => JSON.stringify({ id, title: 't', objName: 'o' });

test.each([
  ['{"objName":"裁床","title":"已提交"}', ['notice'], 0],
  ['[{"id":"1","title":"a"},{"id":"2","title":"b"}]', ['messages'], 0],
  ['[]', ['messages'], 0],
  ['{"topic":"bed","keys":["1","2"],"asOf":"2024-03-20 08:00:00"}', ['live'], 0],
  ['[{"topic":"bed","keys":["1"]}]', ['live'], 0],
  ['[{"title":"a"},{"topic":"bed"},7]', ['messages', 'live'], 1],
  ['{"topic":5}', [], 1],
  ['{"topic":"bed","keys":[1]}', [], 1],
  ['{', [], 1],
  ['"text"', [], 1],
  ['null', [], 1],
  ['{}', [], 1],
])('%s is %o with %i bad parts', (frame, kinds, bad) => {
  const decoded = decodeFrame(frame);
  expect(decoded.messages.map(({ kind }) => kind)).toEqual(kinds);
  expect(decoded.bad).toBe(bad);
});

test('live data names its keys and when it was true, where that is a text', () => {
  expect(decodeFrame('{"topic":"bed","asOf":5}').messages).toEqual([
    { kind: 'live', topic: 'bed', keys: [], asOf: undefined },
  ]);
  expect(decodeFrame('{"topic":"bed","keys":["1"],"asOf":"2024-03-20 08:00:00"}').messages).toEqual(
    [{ kind: 'live', topic: 'bed', keys: ['1'], asOf: '2024-03-20 08:00:00' }],
  );
  expect(decodeFrame('{"topic":null,"title":"a"}')).toEqual({ messages: [], bad: 1 });
  expect(decodeFrame('{"topic":"bed","keys":"1"}').bad).toBe(1);
});

test('a message is forgotten as news after 500 others, not before', () => {
  const { inbox } = start();
  let received = 0;
  inbox.listen(() => void received++);
  const ids = Array.from({ length: 500 }, (_, at) => String(at));
  for (const id of ids) inbox.receive(notice(id));
  inbox.receive(notice('0'));
  expect(received).toBe(500);
  inbox.receive(notice('500'));
  inbox.receive(notice('1'));
  expect(received).toBe(501);
  inbox.receive(notice('0'));
  expect(received).toBe(502);
});

test('1,000 messages wait for a slow listener, and no more; nothing is received after leaving', async () => {
  const { inbox, gaps } = start();
  const received: ChannelMessage[] = [];
  let go = () => {};
  const leave = inbox.listen((message) => {
    received.push(message);
    return new Promise<void>((done) => {
      go = done;
    });
  });
  for (let id = 0; id < 1_002; id++) inbox.receive(notice(String(id)));
  go();
  await Promise.resolve();
  await Promise.resolve();
  expect(gaps).toEqual([{ reason: 'overflow', dropped: 1 }]);
  expect(received).toHaveLength(2);
  leave();
  go();
  await new Promise((wait) => setTimeout(wait, 0));
  expect(received).toHaveLength(2);
});

test('nothing that can arrive is thrown about', () => {
  const { inbox } = start();
  fc.assert(
    fc.property(
      fc.oneof(fc.json(), fc.string(), fc.anything({ withNullPrototype: false })),
      (x) => {
        expect(() => inbox.receive(x)).not.toThrow();
      },
    ),
  );
});

test('a notice pushed twice is delivered once', () => {
  const { inbox } = start();
  const received: ChannelMessage[] = [];
  inbox.listen((message) => void received.push(message));
  inbox.receive(notice('1'));
  inbox.receive(notice('1'));
  inbox.receive(notice('2'));
  expect(received).toHaveLength(2);
});

test('a list always passes, without its own repetitions', () => {
  const { inbox } = start();
  const received: ChannelMessage[] = [];
  inbox.listen((message) => void received.push(message));
  const list = JSON.stringify([
    { id: '1', title: 'a' },
    { id: '1', title: 'a' },
  ]);
  inbox.receive(list);
  inbox.receive(list);
  inbox.receive(notice('1'));
  expect(received).toMatchObject([
    { kind: 'messages', messages: [{ id: '1' }] },
    { kind: 'messages', messages: [{ id: '1' }] },
  ]);
});

test('remembers the last ids only', () => {
  const { inbox } = start();
  let received = 0;
  inbox.listen(() => void received++);
  for (let id = 0; id <= DEDUPE_WINDOW; id++) inbox.receive(notice(String(id)));
  inbox.receive(notice('0'));
  expect(received).toBe(DEDUPE_WINDOW + 2);
});

test('the same live data twice is delivered once, later data again', () => {
  const { inbox } = start();
  let received = 0;
  inbox.listen(() => void received++);
  const live = (asOf: string) => JSON.stringify({ topic: 'bed', keys: ['1'], asOf });
  for (const asOf of ['a', 'a', 'b']) inbox.receive(live(asOf));
  expect(received).toBe(2);
});

test('a slow listener loses the oldest and is notified of the gap before it continues', async () => {
  const { inbox, gaps } = start();
  const received: ChannelMessage[] = [];
  const first = Promise.withResolvers<void>();
  inbox.listen((message) => {
    received.push(message);
    return received.length === 1 ? first.promise : undefined;
  });
  for (let id = 0; id < BUFFER_SIZE + 6; id++) inbox.receive(notice(String(id)));
  expect(received).toHaveLength(1);
  first.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(gaps).toEqual([{ reason: 'overflow', dropped: 5 }]);
  expect(received).toHaveLength(BUFFER_SIZE + 1);
  expect(received[1]).toMatchObject({ notice: { id: '6' } });
});

test('a listener that throws is reported and still receives', () => {
  const { inbox, reports } = start();
  let received = 0;
  inbox.listen(() => {
    received++;
    throw new Error('consumer');
  });
  inbox.receive(notice('1'));
  inbox.receive(notice('2'));
  expect([received, reports.length]).toEqual([2, 2]);
});
