import type { Fields } from '@garment-mes/sdk/labels';
import type { SheetTexts } from '@garment-mes/ui';
import { fieldOf } from '#screens/fields/labels.ts';
import { offeredRows, type Reader } from '#screens/references/offered-rows.ts';
import { type Reference, references } from '#screens/references/references.ts';
import { bareWord, saidIn } from './cell-text.ts';
import { headsOf, type Lookup, wordsOf } from './record-sheet.ts';

/** Asks the service for every record that a sheet names, each word once. */
export async function findReferences(
  reader: Reader,
  fields: Fields,
  { heads, lines }: SheetTexts,
  signal: AbortSignal,
): Promise<Lookup> {
  const found = new Map<string, string>();
  const known = headsOf(fields);
  for (const [at, text] of heads.entries()) {
    const name = known.find(({ name, label }) =>
      [name, fieldOf(fields, name).zh, label()].some((word) => bareWord(word) === bareWord(text)),
    )?.name;
    const reference = name && fieldOf(fields, name).reference;
    if (!name || !reference) continue;
    const named = references[reference] as unknown as Reference<object>;
    const isList = fieldOf(fields, name).kind === 'list';
    const texts = lines.map((line) => saidIn(line, at, 'text').trim());
    const words = new Set(isList ? texts.flatMap(wordsOf) : texts);
    for (const word of words) {
      if (word === '') continue;
      const { list } = await offeredRows(reader, named, {}, word, signal);
      const called = list.map(named.option).filter(({ label, note = '' }) =>
        // A person is known by the number, which stands before the department.
        [label, note, ...note.split(' · ')].some((each) => bareWord(each) === bareWord(word)),
      );
      const [one] = called;
      if (one && called.length === 1) found.set(`${name}/${word}`, one.value);
    }
  }
  return (name, text) => found.get(`${name}/${text}`);
}
