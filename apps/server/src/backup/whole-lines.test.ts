import { expect, test } from 'vitest';
import { wholeLines } from './whole-lines.ts';

async function* pieces(texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}
const read = async (texts: readonly string[], bytes: number) => {
  const read: string[] = [];
  for await (const piece of wholeLines(pieces(texts), bytes)) read.push(String(piece));
  return read;
};

test.each([
  { texts: ['1\n2', '\n3', '\n'], bytes: 1, lines: ['1\n', '2\n', '3\n'] },
  { texts: ['1\n2\n3\n'], bytes: 4, lines: ['1\n2\n3\n'] },
  { texts: ['1', '1', '1\n', '2\n'], bytes: 2, lines: ['111\n', '2\n'] },
  { texts: ['no end'], bytes: 100, lines: ['no end'] },
  { texts: [], bytes: 100, lines: [] },
])('pieces of $texts end with a line', async ({ texts, bytes, lines }) => {
  expect(await read(texts, bytes)).toEqual(lines);
});
