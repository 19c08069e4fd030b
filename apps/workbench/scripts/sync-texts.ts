import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedSentences } from './sentences.ts';

// Adds the sentences the code says to both catalogues and takes out those it no longer says. New
// lines of en.po stay empty: somebody has to write them, and a test waits for it.

const locales = join(import.meta.dirname, '../src/locales');
const ENTRY = /msgid "((?:[^"\\]|\\.)+)"\nmsgstr "((?:[^"\\]|\\.)*)"/g;

const quoted = (text: string): string => text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
const unquoted = (text: string): string => text.replaceAll('\\n', '\n').replace(/\\(["\\])/g, '$1');

function read(locale: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(locales, `${locale}.po`), 'utf8');
  const entries = Array.from(text.matchAll(ENTRY), ([, id = '', words = '']): [string, string] => [
    unquoted(id),
    unquoted(words),
  ]);
  return new Map(entries);
}

function write(locale: string, wordsOf: (id: string) => string): void {
  const head = `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${locale}\\n"\n`;
  const entries = [...usedSentences()].map(
    // The comment marks the sentence itself as the key for Lingui, not a digest of it.
    (id) => `#. js-lingui-explicit-id\nmsgid "${quoted(id)}"\nmsgstr "${quoted(wordsOf(id))}"\n`,
  );
  writeFileSync(join(locales, `${locale}.po`), [head, ...entries].join('\n'));
}

const english = read('en');
write('en', (id) => english.get(id) ?? '');
write('zh', (id) => id);
