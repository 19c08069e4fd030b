import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figure, median } from './figures.ts';
import { serverProcess } from './server-process.ts';

const ROUNDS = 5;

/** Reading and mounting of all documents, and a whole start on data that is there. */
export async function measureStarts(databaseUrl: string): Promise<Figure[]> {
  const cold: number[] = [];
  for (let n = 0; n < ROUNDS; n++) cold.push(await mountingTime(databaseUrl));

  const folder = mkdtempSync(join(tmpdir(), 'garment-bench-'));
  const warm: number[] = [];
  try {
    const first = await serverProcess(['--data', folder]);
    await first.stop();
    for (let n = 0; n < ROUNDS; n++) {
      const again = await serverProcess(['--data', folder]);
      warm.push(again.readyMs);
      await again.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    { name: 'cold boot of all documents', value: median(cold), unit: 'ms', atMost: 1500 },
    { name: 'warm start to ready, embedded', value: median(warm), unit: 'ms', atMost: 1500 },
  ];
}

async function mountingTime(databaseUrl: string): Promise<number> {
  const file = fileURLToPath(new URL('mount-documents.ts', import.meta.url));
  const child = spawn(process.execPath, [file, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer] = await once(child.stdout, 'data');
  await once(child, 'exit');
  return Math.round(Number(String(answer)));
}
