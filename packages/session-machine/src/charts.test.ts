import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as machines from './machine.ts';
import { drawChart } from './testing/chart.ts';

const page = new URL('../../../docs/session.md', import.meta.url);
const block = (id: string) => new RegExp(`(<!-- chart: ${id} -->\n\`\`\`mermaid\n)[^]*?(\n\`\`\`)`);

test.each(Object.values(machines).map((machine) => [machine.id, machine] as const))(
  'the page shows the %s machine as it is',
  (id, machine) => {
    const drawn = drawChart(machine);
    const text = readFileSync(page, 'utf8');
    // `DRAW=1` writes the page instead of comparing it.
    if (process.env.DRAW)
      writeFileSync(
        page,
        text.replace(block(id), (_, head, foot) => `${head}${drawn}${foot}`),
      );
    else expect(block(id).exec(text)?.[0]).toContain(drawn);
  },
);
