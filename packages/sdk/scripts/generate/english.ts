import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import type { OpenApiDocument } from './openapi.ts';

/**
 * The English of one Chinese word: one word; singular and plural; or one word with others where it means
 * something else. See the head of `specs/labels.yaml`.
 */
export type Label = string | readonly [one: string, many: string] | Meanings;

/** `en` is the word itself, `many` that of a list, `text` that of a button or menu; the other keys name places. */
export interface Meanings {
  readonly en: string;
  readonly many?: string;
  readonly text?: string;
  readonly [place: string]: string | undefined;
}

/** Where a word stands: the named schema, the property in it, and whether the property holds a list. */
interface Place {
  readonly schema: string;
  readonly field?: string | undefined;
  readonly isList?: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const OWN_KEYS: ReadonlySet<string> = new Set(['en', 'many', 'text']);
/** Values beside a schema that may hold the word `title` without being labels. */
const VALUES: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** @throws {Error} when the file is no table of labels, or names a word twice (with its line) */
export function readLabels(file: string): ReadonlyMap<string, Label> {
  const table = parseYaml(readFileSync(file, 'utf8')) as Readonly<Record<string, Label>>;
  for (const [zh, label] of Object.entries(table))
    if (!isLabel(label)) throw new Error(`${zh} has no English that can be read`);
  return new Map(Object.entries(table));
}

function isLabel(label: unknown): label is Label {
  if (typeof label === 'string') return label !== '';
  if (Array.isArray(label)) return label.length === 2 && label.every(isText);
  return (
    typeof label === 'object' &&
    label !== null &&
    'en' in label &&
    Object.values(label).every(isText)
  );
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Every word a label may be said with, for texts that do not come out of the documents. */
export function wordsOf(label: Label): readonly string[] {
  if (typeof label === 'string') return [label];
  return [...new Set(Object.values(label).filter((word) => word !== undefined))];
}

/**
 * Writes `x-title-en` and `x-enum-en` beside the Chinese words of documents, and remembers which words of
 * the table were said.
 */
export class Translator {
  readonly #labels: ReadonlyMap<string, Label>;
  readonly #said = new Set<string>();
  readonly #problems = new Set<string>();

  constructor(labels: ReadonlyMap<string, Label>) {
    this.#labels = labels;
  }

  /** The document with the English of its labels. */
  translate(document: OpenApiDocument): OpenApiDocument {
    const { components, ...rest } = document;
    const schemas = Object.entries(components?.schemas ?? {}).map(([schema, node]) => [
      schema,
      this.#schema(node, { schema }),
    ]);
    const { paths } = rest;
    return {
      ...rest,
      paths: this.#schema(paths, { schema: '' }) as OpenApiDocument['paths'],
      ...(components && {
        components: {
          ...(this.#schema({ ...components, schemas: {} }, { schema: '' }) as object),
          ...(components.schemas && { schemas: Object.fromEntries(schemas) }),
        },
      }),
    };
  }

  /** Words without English, and words of the table that no document has said. */
  problems(): string[] {
    const unsaid = [...this.#labels].flatMap(([zh, label]) => {
      if (!this.#said.has(zh)) return [`labels.yaml: no document says “${zh}”`];
      if (typeof label === 'string' || Array.isArray(label)) return [];
      return Object.keys(label)
        .filter((key) => !OWN_KEYS.has(key) && !this.#said.has(`${zh} ${key}`))
        .map((key) => `labels.yaml: no document says “${zh}” at ${key}`);
    });
    return [...this.#problems, ...unsaid];
  }

  #schema(node: unknown, place: Place): unknown {
    if (Array.isArray(node)) return node.map((item) => this.#schema(item, place));
    if (typeof node !== 'object' || node === null) return node;
    const here = { ...place, isList: [(node as Json).type].flat().includes('array') };
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]) => this.#entry(key, value, here)),
    );
  }

  #entry(key: string, value: unknown, place: Place): [string, unknown][] {
    if (VALUES.has(key)) return [[key, value]];
    if (key === 'properties') return [[key, this.#properties(value as Json, place.schema)]];
    if (key === 'title' && typeof value === 'string')
      return [
        [key, value],
        ['x-title-en', this.#english(value, place)],
      ];
    if (key === 'x-enum-zh' && Array.isArray(value))
      return [
        [key, value],
        ['x-enum-en', value.map((zh) => this.#english(String(zh), { schema: place.schema }))],
      ];
    return [[key, this.#schema(value, place)]];
  }

  #properties(properties: Json, schema: string): Json {
    return Object.fromEntries(
      Object.entries(properties).map(([field, property]) => [
        field,
        this.#schema(property, { schema, field }),
      ]),
    );
  }

  #english(zh: string, { schema, field, isList }: Place): string {
    const label = this.#labels.get(zh);
    if (label === undefined) {
      const where = [schema, field].filter(Boolean).join('.');
      this.#problems.add(`${where}: “${zh}” has no English, add it to labels.yaml`);
      return zh;
    }
    this.#said.add(zh);
    if (typeof label === 'string') return label;
    if (isPair(label)) return label[isList ? 1 : 0];
    const key = [`${schema}.${field}`, schema, field].find(
      (name) => name !== undefined && !OWN_KEYS.has(name) && label[name] !== undefined,
    );
    if (key !== undefined) this.#said.add(`${zh} ${key}`);
    return (key && label[key]) || (isList && label.many) || label.en;
  }
}

const isPair = (label: Label): label is readonly [string, string] => Array.isArray(label);
