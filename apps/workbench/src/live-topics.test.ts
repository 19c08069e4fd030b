import { expect, test } from 'vitest';
import { createLiveTopics } from './live-topics.ts';

function start() {
  const followed: (readonly string[])[] = [];
  const topics = createLiveTopics({
    channel: {
      clientId: 'test',
      listen: () => () => undefined,
      follow: (names) => followed.push(names),
    },
  });
  return { ...topics, followed };
}

const settled = () => Promise.resolve();

test('hands the ids of a topic to those who listen to it, and to nobody else', () => {
  const { listen, tell } = start();
  const heard: string[] = [];
  listen('bed', (keys) => heard.push(...keys));
  listen('order', () => heard.push('order'));
  tell('bed', ['1', '2']);
  expect(heard).toEqual(['1', '2']);
});

test('a page of one record hears of that one, and the server is asked for its topic alone', async () => {
  const { listen, tell, followed } = start();
  const heard: string[] = [];
  listen('order:7', () => heard.push('seven'));
  listen('order:8', () => heard.push('eight'));
  listen('order', () => heard.push('list'));
  await settled();
  expect(followed).toEqual([['order']]);
  tell('order', ['7']);
  expect(heard).toEqual(['seven', 'list']);
  tell('order', []);
  expect(heard).toEqual(['seven', 'list', 'seven', 'eight', 'list']);
  tell('orderPresence', ['7']);
  expect(heard).toHaveLength(5);
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
