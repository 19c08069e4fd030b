/** A statement and its bound values. Only `sql`, `join` and `ident` make one, so data never becomes text. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

class Fragment implements Sql {
  readonly #strings: readonly string[];
  readonly values: readonly unknown[];
  #text: string | undefined;

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.#strings = strings;
    this.values = values;
  }

  get text(): string {
    this.#text ??= this.#strings.reduce((text, part, at) => `${text}$${at}${part}`);
    return this.#text;
  }

  get strings(): readonly string[] {
    return this.#strings;
  }
}

/** A statement in the making: text, values and other statements one after another. */
class Builder {
  readonly #strings: string[] = [''];
  readonly #values: unknown[] = [];

  text(text: string): void {
    const last = this.#strings.length - 1;
    this.#strings[last] = (this.#strings[last] ?? '') + text;
  }

  bind(value: unknown): void {
    this.#values.push(value);
    this.#strings.push('');
  }

  splice({ strings, values }: Fragment): void {
    this.text(strings[0] ?? '');
    for (let at = 0; at < values.length; at += 1) {
      this.bind(values[at]);
      this.text(strings[at + 1] ?? '');
    }
  }

  done(): Fragment {
    return new Fragment(this.#strings, this.#values);
  }
}

/**
 * Builds a statement: `${value}` binds as `$n`, a nested `Sql` is spliced in place.
 *
 *     sql`select id from amc.company where code = ${code} ${active ? sql`and del_flag = '0'` : sql``}`
 */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  const whole = new Builder();
  whole.text(strings[0] ?? '');
  values.forEach((value, at) => {
    if (value instanceof Fragment) whole.splice(value);
    else whole.bind(value);
    whole.text(strings[at + 1] ?? '');
  });
  return whole.done();
}

/** Puts `separator` between the parts; an empty list is an empty fragment. */
export function join(parts: readonly Sql[], separator = ', '): Sql {
  const whole = new Builder();
  parts.forEach((part, at) => {
    if (at > 0) whole.text(separator);
    if (part instanceof Fragment) whole.splice(part);
  });
  return whole.done();
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
