import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pathOf } from '../../apps/server/src/http/request-log.ts';
import { readText, tableRows } from './pages.ts';

/** Requirement, what is done, and the proof: `file · name of the test`, several apart by `<br>`. */
const rows = tableRows('docs/security.md', 'Requirements and their tests');

/** Every requirement the page has to answer for. */
const IDS = [
  ...['V1.2.4', 'V4.3.1', 'V1.2.10', 'V1.3.1', 'V1.5.3', 'V2.3.3', 'V3.3', 'V3.5.1', 'V4.1.3'],
  ...['V4.1.4', 'V4.2.1', 'V4.4.1', 'V5.2', 'V6.2', 'V7.2', 'V8.2.1', 'V8.2.2', 'V8.2.3', 'V8.4.1'],
  ...['V10.4.1', 'V13.1.2', 'V14', 'V15.1.2', 'V16.5.1', 'API2', 'API6', 'API7', 'API9'],
];

test('the page answers for every requirement', () => {
  expect(rows.map(([id]) => id?.split(' ')[0])).toEqual(IDS);
});

test.each(rows)(
  '%s is proved by a test that is there, or says what is not promised',
  (...cells) => {
    const [, , proof = ''] = cells;
    const proofs = proof.split('<br>').map((each) => each.trim());
    expect(proofs.length).toBeGreaterThan(0);
    for (const each of proofs) {
      if (each.startsWith('Not promised: ')) continue;
      const [file = '', name = ''] = each.split(' · ');
      expect(existsSync(fileURLToPath(new URL(`../../${file}`, import.meta.url))), file).toBe(true);
      const plain = (text: string) => text.replace(/\s+/g, ' ');
      expect(plain(readText(file)), file).toContain(plain(name));
      expect(name).not.toBe('');
    }
  },
);

test('a line of the log holds a path without what follows it', () => {
  expect(pathOf('/oauth/token?grant_type=refresh_token&refresh_token=secret')).toBe('/oauth/token');
  expect(pathOf('/amc/open/loginToken/token?payload=secret')).toBe('/amc/open/loginToken/token');
  // What is written is the path, ids and figures: no header, no body, no address as it came.
  expect(readText('apps/server/src/http/request-log.ts')).not.toMatch(/headers|\.body|url,/);
});

test('every package comes from the registry with its hash', () => {
  const lock = readText('pnpm-lock.yaml');
  const resolutions = lock.match(/resolution: \{[^}]*\}/g) ?? [];
  expect(resolutions.length).toBeGreaterThan(300);
  expect(resolutions.filter((each) => !/\{integrity: sha512-[\w+/=]+\}/.test(each))).toEqual([]);
});
