import type { Fields } from '@garment-mes/sdk/labels';
import type { Option, SheetTexts } from '@garment-mes/ui';
import { fieldOf } from '#screens/fields/labels.ts';
import { offeredRows, type Reader } from '#screens/references/offered-rows.ts';
import { type Reference, references } from '#screens/references/references.ts';
import { bareWord, saidIn } from './cell-text.ts';
import { headsOf, type Lookup, type Unfound, wordsOf } from './record-sheet.ts';

/** Rows among which the one is looked for that is called by a word and nothing else. */
const LOOKED_AT = 100;

/** Asks the service for every record that a sheet names, each word once. */
export async function findReferences(
  reader: Reader,
  fields: Fields,
  { heads, lines }: SheetTexts,
  signal: AbortSignal,
): Promise<Lookup> {
  const found = new Map<string, string | Unfound>();
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
    let others: readonly object[] | undefined;
    const words = new Set(isList ? texts.flatMap(wordsOf) : texts);
    for (const word of words) {
      if (word === '') continue;
      const { list } = await offeredRows(reader, named, { most: LOOKED_AT }, word, signal);
      const called = list.filter((row) =>
        callsOf(named, row).some((each) => bareWord(each) === bareWord(word)),
      );
      const [one] = called;
      if (one && called.length === 1) {
        found.set(`${name}/${word}`, named.option(one).value);
        continue;
      }
      if (list.length === 0) others ??= (await offeredRows(reader, named, {}, '', signal)).list;
      const rows = one ? called : list.length > 0 ? list : (others ?? []);
      found.set(`${name}/${word}`, {
        are: one ? 'several' : list.length > 0 ? 'alike' : 'others',
        names: rows.map((row) => optionText(named.option(row))),
      });
    }
  }
  return (name, text) => found.get(`${name}/${text}`);
}

/** Fields that people call a record by, beside what a list of choices shows. */
const CALLED = ['code', 'name', 'shortName', 'nameEn'];

/** Everything a record is called by. A person is known by the number, which stands before the department. */
function callsOf({ option }: Reference<object>, row: object): readonly string[] {
  const { label, note = '' } = option(row);
  const others = CALLED.map((name) => (row as Readonly<Record<string, unknown>>)[name]);
  return [label, note, ...note.split(' · '), ...others].filter(
    (each): each is string => typeof each === 'string' && each !== '',
  );
}

const optionText = ({ label, note = '' }: Option): string =>
  note === '' || note === label ? label : `${label} ${note}`;
