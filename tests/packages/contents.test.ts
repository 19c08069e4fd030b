import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLISHED, packed } from '../../scripts/lib/packed.ts';

test.each(PUBLISHED)(
  '%s brings what changed up to its version',
  async (name) => {
    const { consumer } = await packed(name);
    const text = (file: string) =>
      readFileSync(join(consumer, 'node_modules/@garment-mes', name, file), 'utf8');
    const { version, dependencies = {} } = JSON.parse(text('package.json')) as {
      readonly version: string;
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    const [, newest] = /^## (.+)$/m.exec(text('CHANGELOG.md')) ?? [];
    expect(newest).toBe(version);
    // What only the workspace understands was written out.
    expect(
      Object.values(dependencies).filter((range) => /^(workspace|catalog):/.test(range)),
    ).toEqual([]);
  },
  180_000,
);
