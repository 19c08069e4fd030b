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
  const plain =
    columns === undefined || columns.replaceAll('...([', '').includes('...')
      ? undefined
      : fieldNames(columns);
  return {
    columns: /^ {2}columns\b/m.test(body) ? plain : every,
    fields: known,
    toolbar: actions('toolbar'),
    batchActions: actions('batchActions'),
    rowActions: actions('rowActions'),
  };
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
