import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as labels from '@garment-mes/sdk/labels';
import { fileOf } from '../../scripts/lib/addresses/faults.ts';
import { addresses } from '../../specs/addresses.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A table that a screen is defined to show. */
export interface DefinedTable {
  /** Names of the fields in the order of the definition; `undefined` when they are worked out. */
  readonly columns: readonly string[] | undefined;
  readonly fields: labels.Fields;
  /** The buttons above the table. */
  readonly toolbar: readonly DefinedButton[];
  /** Those under it, for the chosen rows. */
  readonly batchActions: readonly DefinedButton[];
  readonly rowActions: readonly DefinedButton[];
}

/** A button that a right draws. */
export interface DefinedButton {
  /** Names of the calls whose rights it needs. */
  readonly operations: readonly string[];
  readonly label: string;
}

/** An address of the workbench that has a screen. */
export interface BuiltRoute {
  readonly path: string;
  /** The file of its screen, from the repository. */
  readonly file: string;
  readonly zh: string;
  readonly en: string;
  /** A session is enough to open it. */
  readonly open: boolean;
  /** Handhelds have neither header nor menu. */
  readonly bare: boolean;
  /** Drawn for a phone. */
  readonly phone: boolean;
  readonly table: DefinedTable | undefined;
}

const built = addresses.flatMap((address) => {
  const file = fileOf(address);
  return file ? [{ ...address, file }] : [];
});

/** The addresses of the workbench that are built. */
export const builtRoutes = (): readonly BuiltRoute[] =>
  built
    .filter(({ wall }) => !wall)
    .map(({ path, zh, en, file, open = false, phone = false, hasLeft = true }) => ({
      ...{ path, file, zh, en, open, phone, bare: !hasLeft },
      table: tableOf(join(ROOT, file)),
    }));

/** An address of the dashboards that has a board. */
export interface BuiltWall {
  readonly path: string;
  /** The file of its board, from the repository. */
  readonly file: string;
  readonly zh: string;
  readonly en: string;
}

/** The wall boards that are built. */
export const builtWalls = (): readonly BuiltWall[] => built.filter(({ wall }) => wall);

/** The definition of the list, report, record or document of a screen, in its file or in one beside it. */
function tableOf(file: string): DefinedTable | undefined {
  const text = readFileSync(file, 'utf8');
  const own = definitionIn(text, text);
  if (own) return own;
  // Pages of one record take definitions from beside them, for its parts or for the way back to the list.
  if (!/<(?:(?:List|Report|Record|Document)Screen|ListViews)\b/.test(text)) return undefined;
  if (/<DetailScreen\b/.test(text)) return undefined;
  for (const [, from = ''] of text.matchAll(/^(?:import|\}) .*from '(\.[^']+\.tsx?)';$/gm)) {
    const beside = join(dirname(file), from);
    const found = existsSync(beside) && definitionIn(readFileSync(beside, 'utf8'), text);
    if (found) return found;
  }
  return undefined;
}

const DEFINITION =
  /^( *)(?:(?:export )?const (\w+) = )?define(List|Report|Record|Document)\((?:\w+, )?\{([\s\S]*?)\n\1\}\)/gm;

/** The definition that `shown` draws, else the first: what is chosen from in a form stands beside it. */
function definitionIn(text: string, shown: string): DefinedTable | undefined {
  const drawn = /<\w+(?:Screen|Views)\b[^>]*?\b(?:list|report|record|document)=\{(\w+)/.exec(
    shown,
  )?.[1];
  const found = [...text.matchAll(DEFINITION)];
  const [, , , , body] = found.find(([, , name]) => name === drawn) ?? found[0] ?? [];
  const fields = body && /\bfields: (\w+),/.exec(body)?.[1];
  if (!body || !fields) return undefined;
  const columns = bracketed(body, 'columns');
  const known = (labels as unknown as Record<string, labels.Fields>)[fields] ?? {};
  const every = Object.keys(known).filter((name) => known[name]?.key);
  const buttons = (place: string) =>
    actionsOf(body).flatMap(({ on, ...button }) => (on === place ? [button] : []));
  const plain =
    columns === undefined || columns.replaceAll('...([', '').includes('...')
      ? undefined
      : fieldNames(columns);
  return {
    columns: /^ *columns\b/m.test(body) ? plain : every,
    fields: known,
    toolbar: [...made(body, text), ...buttons('list')],
    batchActions: buttons('rows'),
    rowActions: buttons('row'),
  };
}

/** The actions of a definition that name their call and their words. */
function actionsOf(body: string): readonly (DefinedButton & { readonly on: string })[] {
  const [, indent = '', rest = ''] = /\n( *)actions: (\{[\s\S]*)/.exec(body) ?? [];
  const end = rest.indexOf(`\n${indent}}`);
  const alone = rest.indexOf('\n');
  const all = /^\{.*\},$/.test(rest.slice(0, alone)) ? rest.slice(0, alone) : rest.slice(0, end);
  return all.split(new RegExp(`\\n${indent}  (?=\\w+[:,])`)).flatMap((action) => {
    const [, operation, label] = /\boperation: (\w+),\s*label: msg\('([^']+)'\)/.exec(action) ?? [];
    if (operation === undefined || label === undefined) return [];
    const also = /\balso: (\w+)/.exec(action)?.[1];
    const on = /\bon: '(\w+)'/.exec(action)?.[1] ?? 'row';
    return [{ operations: also === undefined ? [operation] : [operation, also], label, on }];
  });
}

/** The button of a kind that makes a new record. */
function made(body: string, text: string): readonly DefinedButton[] {
  const calls = /^const CALLS = \{[^}]*\}/m.exec(text)?.[0] ?? '';
  const create = /^ *create: (create\w+)/m.exec(body) ?? /^ *create: (create\w+)/m.exec(calls);
  const label = /\bwords: \{ create: msg\('([^']+)'\)/.exec(body)?.[1] ?? '新增';
  return create?.[1] === undefined ? [] : [{ operations: [create[1]], label }];
}

/** Plain columns, those with a look of their own and those that are shown though the spec hides them; worked-out ones have no field. */
const fieldNames = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|[[,]\s*)'(\w+)'|field: '(\w+)'|shown\('(\w+)'\)/g)].map(
    ([, plain, looked, shown]) => plain ?? looked ?? shown ?? '',
  );

/** What stands between the brackets of `name: [...]`. */
function bracketed(text: string, name: string): string | undefined {
  const start = text.indexOf(`${name}: [`);
  if (start < 0) return undefined;
  const from = start + name.length + 2;
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return undefined;
}
