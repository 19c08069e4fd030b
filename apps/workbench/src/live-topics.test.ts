import { expect, test } from 'vitest';
import { createLiveTopics } from './live-topics.ts';

function start() {
  const followed: (readonly string[])[] = [];
  const topics = createLiveTopics({
    channel: {
      protocols: [],
      clientId: 'test',
      listen: () => () => undefined,
      follow: (names) => followed.push(names),
    },
  });
  return { ...topics, followed };
}

const settled = () => Promise.resolve();

test('hands the ids of a topic to those who listen to it, and to nobody else', () => {
  const { listen, publish } = start();
  const received: string[] = [];
  listen('bed', (keys) => received.push(...keys));
  listen('order', () => received.push('order'));
  publish('bed', ['1', '2']);
  expect(received).toEqual(['1', '2']);
});

test('a page of one record is notified of that one, and the server is asked for its topic alone', async () => {
  const { listen, publish, followed } = start();
  const received: string[] = [];
  listen('order:7', () => received.push('seven'));
  listen('order:8', () => received.push('eight'));
  listen('order', () => received.push('list'));
  await settled();
  expect(followed).toEqual([['order']]);
  publish('order', ['7']);
  expect(received).toEqual(['seven', 'list']);
  publish('order', []);
  expect(received).toEqual(['seven', 'list', 'seven', 'eight', 'list']);
  publish('orderPresence', ['7']);
  expect(received).toHaveLength(5);
});

test('follows a topic as long as anybody listens to it', async () => {
  const { listen, followed } = start();
  const one = listen('bed', () => undefined);
  const two = listen('bed', () => undefined);
  await settled();
  one();
  await settled();
  two();
  await settled();
  expect(followed).toEqual([['bed'], ['bed'], []]);
});

test('pages that change places within one turn make one message', async () => {
  const { listen, followed } = start();
  const leave = listen('bed', () => undefined);
  leave();
  listen('order', () => undefined);
  await settled();
  expect(followed).toEqual([['order']]);
});
