import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { featurePage } from '../../scripts/lib/checks/feature-page.ts';
import { readText } from './pages.ts';

const page = fileURLToPath(new URL('../../docs/server-features.md', import.meta.url));

test('the page of the features shows their table', async () => {
  const table = JSON.parse(readText('apps/server/features.json'));
  await expect(featurePage(table)).toMatchFileSnapshot(page);
});
