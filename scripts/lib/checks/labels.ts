import { readFileSync } from 'node:fs';
import { type Label, readLabels, wordsOf } from '../../../packages/sdk/scripts/generate/english.ts';
import { collect, type Finished } from '../process.ts';

/** One Chinese word with its English, and where it is said. */
export interface Said {
  readonly zh: string;
  readonly en: string;
  /** `file:line`. */
  readonly at: string;
}

const TABLE = 'specs/labels.yaml';
const SOURCES = /^((apps|packages)\/[^/]+\/src\/.*\.tsx?|specs\/addresses\.ts)$/;
/** The log says in the past tense what the buttons ask for. */
const LOG = /\/business-actions\.ts$/;
const NOT_OURS = /\/generated\/|\/testing\/|\.(test|types\.test|browser|story)\.tsx?$/;
const TEXT = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
/** `zh: '…', en: '…'` or just `'…', '…'`, Chinese before English, on one line or on two. */
const PAIR = new RegExp(String.raw`${TEXT},\s*(?:en:\s*)?${TEXT}`, 'g');
const SENTENCES = 'apps/workbench/src/locales/en.json';
const SENTENCE = /^ {2}("(?:[^"\\]|\\.)*"): ("(?:[^"\\]|\\.)*"),?$/gm;

/** Every pair of the sources and of the workbench's sentences. */
async function pairsOfTexts(): Promise<Said[]> {
  const { output } = await collect('git', ['ls-files', 'apps', 'packages', 'specs/addresses.ts']);
  const files = output.split('\n');
  return files
    .filter((file) => SOURCES.test(file) && !NOT_OURS.test(file) && !LOG.test(file))
    .map((file) => pairsIn(file, PAIR))
    .concat([pairsIn(SENTENCES, SENTENCE)])
    .flat();
}

function pairsIn(file: string, pattern: RegExp): Said[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(pattern)].map(([, zh = '', en = ''], index, all) => {
    const { length } = text.slice(0, all[index]?.index).split('\n');
    return { zh: unquoted(zh), en: unquoted(en), at: `${file}:${length}` };
  });
}

const unquoted = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/g, '$1');

/** Part of a sentence ("void it") is no label: those begin with a capital. */
const isLabel = ({ zh, en }: Said): boolean =>
  /\p{Script=Han}/u.test(zh) && /^\p{Lu}/u.test(en) && !/\p{Script=Han}/u.test(en);

/**
 * What makes a word the same word: "The name" begins a sentence about the label "Name", a unit in brackets
 * may be left out, and one and many, "Lock" and "Locked" are forms of one word.
 */
const bare = (en: string): string =>
  en
    .toLowerCase()
    .replace(/^(the|an?) /, '')
    .replace(/ \([^)]*\)$/, '')
    .replace(/\bnumbers?\b/g, 'no.')
    .replace(/(?:ing|ion|[deinsy])+\b/g, '');

/** Pairs that say one Chinese word in different English, each with the other place. */
export function differingTwins(
  labels: ReadonlyMap<string, Label>,
  lineOf: (zh: string) => string,
  said: readonly Said[],
): string[] {
  const first = new Map<string, Said>();
  return said.filter(isLabel).flatMap(({ zh, en, at }) => {
    const label = labels.get(zh);
    if (label !== undefined) {
      const words = wordsOf(label);
      if (words.some((word) => bare(word) === bare(en))) return [];
      return [`“${zh}” is “${en}” at ${at} and “${words.join('”, “')}” at ${lineOf(zh)}`];
    }
    const twin = first.get(zh);
    if (twin === undefined) first.set(zh, { zh, en, at });
    if (twin === undefined || bare(twin.en) === bare(en)) return [];
    return [`“${zh}” is “${en}” at ${at} and “${twin.en}” at ${twin.at}`];
  });
}

/** That a Chinese label has one English word: in the documents' table, the sources and the sentences. */
export async function checkLabels(): Promise<Finished> {
  const lines = readFileSync(TABLE, 'utf8').split('\n');
  const lineOf = (zh: string) =>
    `${TABLE}:${lines.findIndex((line) => line.startsWith(`${zh}:`) || line.startsWith(`'${zh}':`)) + 1}`;
  const keys = lines.flatMap((line) => /^(?!#)'?(.+?)'?: /.exec(line)?.[1] ?? []);
  const unsorted = keys.flatMap((key, at) =>
    at > 0 && key < (keys[at - 1] ?? '')
      ? [`${TABLE}: “${key}” belongs before “${keys[at - 1]}”`]
      : [],
  );
  const twins = differingTwins(readLabels(TABLE), lineOf, await pairsOfTexts());
  const found = [...unsorted, ...twins];
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}
