import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** Missing on plain http, where factories open the product on their own network: ids come from `newRequestId`. */
const MISSING = /\bcrypto\.(?:randomUUID\(|subtle\b)/;

test('no screen calls what a page on plain http does not have', () => {
  const callers = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => MISSING.test(readFileSync(path, 'utf8')))
    .map((path) => relative(ROOT, path));
  expect(callers).toEqual([]);
});
