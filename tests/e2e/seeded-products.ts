import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the data of a product that all files of a run copy; the first one that needs it writes it. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-products-'));
  process.env.SEEDED_PRODUCTS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
