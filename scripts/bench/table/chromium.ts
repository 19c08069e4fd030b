import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** Playwright belongs to the kit's own tests; the benchmark drives the same one. */
const kit = createRequire(resolve(import.meta.dirname, '../../../packages/ui/package.json'));
const { chromium } = kit('playwright') as typeof import('playwright');

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
