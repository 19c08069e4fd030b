import { mkdir, writeFile } from 'node:fs/promises';
import { type Meeting, meetAtExpiry } from './callers.ts';
import { sessionSizes } from './sizes.ts';

// Sizes of the packed package in a bundle, and 1,000 callers that meet at an expiry.
const say = (text: string) => process.stdout.write(`${text}\n`);
const kib = (bytes: number) => `${(bytes / 1024).toFixed(2)} KiB`;
const faults: string[] = [];

const sizes = await sessionSizes();
for (const [name, { bytes, atMost }] of Object.entries(sizes)) {
  say(`${name.padEnd(22)} ${kib(bytes)} gz${atMost ? ` of ${kib(atMost)}` : ''}`);
  if (atMost && bytes > atMost) faults.push(`${name} weighs ${kib(bytes)}`);
}

const meetings: Record<string, Meeting> = {
  'known to be over': await meetAtExpiry(true),
  'refused by the server': await meetAtExpiry(false),
};
for (const [name, meeting] of Object.entries(meetings)) {
  const { callers, refreshes, lost, sentAtMost, inOrder, milliseconds } = meeting;
  say(
    `${callers} callers, token ${name}: ${refreshes} refresh, ${lost} lost, sent ${sentAtMost} times at most, ${inOrder ? 'in' : 'out of'} order, ${milliseconds} ms`,
  );
  if (refreshes !== 1 || lost > 0 || sentAtMost > 2 || !inOrder) faults.push(name);
}

await mkdir('docs/measurements', { recursive: true });
await writeFile(
  'docs/measurements/session.json',
  `${JSON.stringify({ node: process.version, sizes, meetings }, undefined, 2)}\n`,
);
if (faults.length > 0) say(`Over its limits: ${faults.join('; ')}`);
process.exit(faults.length === 0 ? 0 : 1);
