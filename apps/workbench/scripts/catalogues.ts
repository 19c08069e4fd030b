import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/locales\/en\.json\?(en|zh)$/;

/**
 * Compiles the sentences of `locales/en.json`: `en.json?en` is their English, `en.json?zh` the sentences themselves,
 * which are Chinese.
 */
export const catalogues: Plugin = {
  name: 'catalogues',
  transform: {
    filter: { id: CATALOGUE },
    handler(_code, id) {
      const [file = '', language] = id.split('?');
      const sentences: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
      const messages = Object.fromEntries(
        Object.entries(sentences).map(([sentence, english]) => [
          sentence,
          compileMessage((language === 'en' && english) || sentence),
        ]),
      );
      const text = JSON.stringify(JSON.stringify(messages));
      return { code: `export const messages = JSON.parse(${text});`, map: null, moduleType: 'js' };
    },
  },
};
