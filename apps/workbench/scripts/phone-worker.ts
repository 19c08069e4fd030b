import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { PHONE_PAGES } from '../src/offline/phone-pages.ts';

/** Where the files of a phone page begin: beside the entry, what it asks for by itself. */
const BEGINNINGS = [
  '/features/mobile/report-work.screen.tsx',
  '/features/mobile/sewing-line.screen.tsx',
  '/scanning/camera/loaded-decoder.ts',
  '/locales/en.json?zh',
  '/locales/en.json?en',
  '/locales/titles.ts',
  '/locales/ui-en.ts',
  '/shell/head/top-bar.tsx',
  '/shell/menu/left-menu.tsx',
  '/shell/tabs/tab-bar.tsx',
  '/live/work.ts',
];
/** Files of the page itself. */
const BESIDE = ['/appearance.js', '/favicon.svg'];

type Bundle = Rolldown.OutputBundle;

/** Writes phone-worker.js, which knows the files of the phone pages of this build. */
export const phoneWorker: Plugin = {
  name: 'phone-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const { entry, files } = phoneFiles(bundle);
      const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = join(import.meta.dirname, '../src/offline/phone-shell.ts');
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const build = JSON.stringify({ name, entry, pages: PHONE_PAGES, files });
      this.emitFile({
        type: 'asset',
        fileName: 'phone-worker.js',
        source: `${code.replaceAll(/^export /gm, '')}serveShell(self, ${build});\n`,
      });
    },
  },
};

function phoneFiles(bundle: Bundle): { entry: string; files: readonly string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (files.has(`/${chunk.fileName}`)) return;
    files.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(`/${asset}`);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  visit(entry);
  for (const source of BEGINNINGS) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (chunk === undefined) throw new Error(`No file of the build begins with ${source}.`);
    visit(chunk);
  }
  return { entry: `/${entry.fileName}`, files: [...files, ...BESIDE].toSorted() };
}
