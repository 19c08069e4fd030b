/** A statement and its bound values. Only `sql`, `join` and `ident` make one, so data never becomes text. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

class Fragment implements Sql {
  readonly #strings: readonly string[];
  readonly values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.#strings = strings;
    this.values = values;
  }

  get text(): string {
    return this.#strings.reduce((text, part, at) => `${text}$${at}${part}`);
  }

  get strings(): readonly string[] {
    return this.#strings;
  }
}

/**
 * Builds a statement: `${value}` binds as `$n`, a nested `Sql` is spliced in place.
 *
 *     sql`select id from amc.company where code = ${code} ${active ? sql`and del_flag = '0'` : sql``}`
 */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  const texts: string[] = [strings[0] ?? ''];
  const bound: unknown[] = [];
  const append = (text: string) => texts.push((texts.pop() ?? '') + text);
  values.forEach((value, at) => {
    if (value instanceof Fragment) {
      append(value.strings[0] ?? '');
      bound.push(...value.values);
      texts.push(...value.strings.slice(1));
      append(strings[at + 1] ?? '');
    } else {
      bound.push(value);
      texts.push(strings[at + 1] ?? '');
    }
  });
  return new Fragment(texts, bound);
}

/** Puts `separator` between the parts; an empty list is an empty fragment. */
export function join(parts: readonly Sql[], separator = ', '): Sql {
  const glue = new Fragment([separator], []);
  return parts.reduce(
    (whole, part, at) => (at === 0 ? part : sql`${whole}${glue}${part}`),
    sql`` as Sql,
  );
}

const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}(\.[a-z_][a-z0-9_]{0,62})?$/;

/** A table or column name that the program itself knows. @throws when it is not a plain lower-case name */
export function ident(name: string): Sql {
  if (!IDENTIFIER.test(name)) throw new Error(`not an identifier: ${name}`);
  return new Fragment([name], []);
}

/**
 * A value as PostgreSQL reads it from text. Arrays become array literals, objects become JSON.
 * Both engines get the same text, so a parameter means the same on either.
 */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return arrayLiteral(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

function arrayLiteral(list: readonly unknown[]): string {
  const elements = list.map((element) => {
    if (Array.isArray(element)) return arrayLiteral(element);
    const text = toText(element);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${elements.join(',')}}`;
}
