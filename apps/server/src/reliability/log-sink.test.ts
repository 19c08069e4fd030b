import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';

const STREAM = new URL('../http/log-stream.ts', import.meta.url).href;

// Writes ten megabytes of lines to a pipe that nobody reads, and says on the other one that it came to their end.
const child = spawn(
  process.execPath,
  [
    '--input-type=module',
    '-e',
    `const { logStream } = await import(${JSON.stringify(STREAM)});
    const stream = logStream(process.stdout);
    for (let line = 0; line < 10_000; line += 1) {
      stream.write(JSON.stringify({ line, text: 'x'.repeat(1_000) }) + '\\n');
      if (line % 100 === 0) await new Promise((done) => setImmediate(done));
    }
    process.stderr.write(JSON.stringify({ dropped: stream.dropped }) + '\\n');
    process.stdin.resume();
    process.stdin.once('data', () => process.exit(0));`,
  ],
  { stdio: ['pipe', 'pipe', 'pipe'] },
);
afterAll(() => child.kill('SIGKILL'));

test('a log that nobody reads blocks nothing; its reader later finds whole lines, the first ones', async () => {
  const [line] = await once(child.stderr, 'data');
  const { dropped } = JSON.parse(String(line));
  expect(dropped).toBeGreaterThan(8_000);

  let text = '';
  child.stdout.on('data', (piece: Buffer) => {
    text += String(piece);
  });
  await expect.poll(() => text.split('\n').length - 1).toBe(10_000 - dropped);
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).line);
  expect(lines).toEqual(lines.map((_, at) => at));
});

test('nor does it block the end', async () => {
  const ended = once(child, 'exit');
  child.stdin.write('stop\n');
  expect(await ended).toEqual([0, null]);
});
