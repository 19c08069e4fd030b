import { writeFileSync } from 'node:fs';
import { ENGLISH, readEnglish, usedSentences } from './sentences.ts';

// Adds the sentences the code says to their English and takes out those it no longer says. New lines stay empty:
// somebody has to write them, and a test waits for it.

const english = readEnglish();
const used = [...usedSentences()];
const lines = used.map(
  (sentence) => `  ${JSON.stringify(sentence)}: ${JSON.stringify(english[sentence] ?? '')}`,
);
writeFileSync(ENGLISH, `{\n${lines.join(',\n')}\n}\n`);
for (const sentence of used)
  if (!english[sentence]) process.stdout.write(`“${sentence}” has no English yet.\n`);
