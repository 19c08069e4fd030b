import { expect, test } from 'vitest';
import { sessionSizes } from '../../scripts/bench/session/sizes.ts';

test('the packed session stays within its sizes', async () => {
  for (const [name, { bytes, atMost }] of Object.entries(await sessionSizes()))
    if (atMost !== undefined) expect(bytes, name).toBeLessThanOrEqual(atMost);
}, 180_000);
