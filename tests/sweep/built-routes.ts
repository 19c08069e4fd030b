import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as labels from '@garment-mes/sdk/labels';

const ROOT = join(import.meta.dirname, '../..');
const SRC = join(ROOT, 'apps/workbench/src');
const WALLS = 'apps/dashboards/src';
const LINE =
  /^ {2}'(?<path>[^']+)': \{ title: '(?<title>[^']+)', screen: \(\) => import\('\.\/(?<file>[^']+)'\)(?<rest>.*)\},$/gm;

/** A table that a screen is defined to show. */
export interface DefinedTable {
  /** Names of the fields in the order of the definition; `undefined` when they are worked out. */
  readonly columns: readonly string[] | undefined;
  readonly fields: labels.Fields;
  /** Operation of each button above the table, and its words. */
  readonly toolbar: readonly { readonly operation: string; readonly label: string }[];
  /** Those under it, for the chosen rows. */
  readonly batchActions: readonly { readonly operation: string; readonly label: string }[];
  readonly rowActions: readonly { readonly operation: string; readonly label: string }[];
}

/** An address of the workbench that has a screen. */
export interface BuiltRoute {
  readonly path: string;
  /** The file of its screen, from the repository. */
  readonly file: string;
  readonly title: string;
  /** A session is enough to open it. */
  readonly open: boolean;
  /** Handhelds have neither header nor menu. */
  readonly bare: boolean;
  readonly table: DefinedTable | undefined;
}

/** The addresses that are built, read out of the table of routes. */
export function builtRoutes(): readonly BuiltRoute[] {
  const text = readFileSync(join(SRC, 'routes.ts'), 'utf8');
  return [...text.matchAll(LINE)].map(({ groups = {} }) => {
    const { path = '', title = '', file = '', rest = '' } = groups;
    return {
      path,
      file: join('apps/workbench/src', file),
      title,
      open: rest.includes('open: true'),
      bare: rest.includes('hasLeft: false'),
      table: tableOf(join(SRC, file)),
    };
  });
}

/** An address of the dashboards that has a board. */
export interface BuiltWall {
  readonly path: string;
  /** The file of its board, from the repository. */
  readonly file: string;
  readonly zh: string;
  readonly en: string;
}

/** The wall boards that are built, read out of their table of routes. */
export function builtWalls(): readonly BuiltWall[] {
  const text = readFileSync(join(ROOT, WALLS, 'routes.ts'), 'utf8');
  const line =
    /^ {2}'([^']+)': \{\s*title: \{ zh: '([^']+)', en: '([^']+)' \},\s*board: lazy\(\(\) => import\('([^']+)'/gm;
  return [...text.matchAll(line)].map(([, path = '', zh = '', en = '', file = '']) => ({
    path,
    file: join(WALLS, file),
    zh,
    en,
  }));
}

/** The definition of the list or report of a screen, in its file or in one beside it. */
function tableOf(file: string): DefinedTable | undefined {
  const text = readFileSync(file, 'utf8');
  const own = definitionIn(text);
  if (own) return own;
  for (const [, from = ''] of text.matchAll(/^(?:import|\}) .*from '(\.[^']+\.tsx?)';$/gm)) {
    const beside = join(dirname(file), from);
    const found = existsSync(beside) && definitionIn(readFileSync(beside, 'utf8'));
    if (found) return found;
  }
  return undefined;
}

function definitionIn(text: string): DefinedTable | undefined {
  const body = /define(?:List|Report)\(\{([\s\S]*?)\n\}\)/.exec(text)?.[1];
  const fields = body && /\bfields: (\w+),/.exec(body)?.[1];
  if (!body || !fields) return undefined;
  const actions = (name: string) =>
    [...(bracketed(body, name) ?? '').matchAll(/operation: (\w+),\s*label: msg\('([^']+)'\)/g)].map(
      ([, operation = '', label = '']) => ({ operation, label }),
    );
  const columns = bracketed(body, 'columns');
  const known = (labels as unknown as Record<string, labels.Fields>)[fields] ?? {};
  const every = Object.keys(known).filter((name) => known[name]?.key);
  const plain = columns === undefined || columns.includes('...') ? undefined : fieldNames(columns);
  return {
    columns: /^ {2}columns\b/m.test(body) ? plain : every,
    fields: known,
    toolbar: actions('toolbar'),
    batchActions: actions('batchActions'),
    rowActions: actions('rowActions'),
  };
}

/** Plain columns and those with a look of their own; worked-out ones have no field. */
const fieldNames = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|[[,]\s*)'(\w+)'|field: '(\w+)'/g)].map(
    ([, plain, looked]) => plain ?? looked ?? '',
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

/** Chinese sentence → English, as the workbench says them. */
export function englishWords(): ReadonlyMap<string, string> {
  const text = readFileSync(join(SRC, 'locales/en.po'), 'utf8');
  return new Map(
    [...text.matchAll(/msgid "((?:[^"\\]|\\.)+)"\nmsgstr "((?:[^"\\]|\\.)*)"/g)].map(
      ([, id = '', words = '']) => [id, words],
    ),
  );
}
