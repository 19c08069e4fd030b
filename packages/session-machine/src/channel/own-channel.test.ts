import { expect, test } from 'vitest';
import { sha256 } from '../env/sha256.ts';
import { ownChannel } from './own-channel.ts';

const drawn = (challenge?: string) => {
  let ids = 0;
  return ownChannel({ sha256, randomId: () => `${++ids}`.repeat(32) }, challenge);
};

test('the id is the hash of a secret that stands in the sub-protocols alone', () => {
  const { clientId, protocols } = drawn();
  const secret = `${'1'.repeat(32)}${'2'.repeat(32)}`;
  expect(protocols).toEqual(['garment-mes', `proof.${secret}`]);
  expect(clientId).toBe(`pcQrCodeLogin${sha256(secret)}`);
  expect(clientId).toHaveLength(56);
});

test('a channel that waits for a code offers its challenge', () => {
  expect(drawn('c').protocols.at(-1)).toBe('challenge.c');
});

test('a sub-protocol is a token of HTTP, which a browser asks for', () => {
  for (const protocol of drawn(sha256('v')).protocols) expect(protocol).toMatch(/^[\w.~-]+$/);
});
