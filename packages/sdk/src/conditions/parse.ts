import type { Comparison, Condition, Group, Value } from './condition.ts';
import { ConditionError } from './condition-error.ts';
import { dayOf, isDateKey, isNumberKey, numberOf } from './keys.ts';
import { lex, type Token } from './lex.ts';
import { readPattern } from './like-pattern.ts';
import { LIMITS } from './limits.ts';

const KEYWORDS = new Set(['and', 'or', 'not', 'like', 'between', 'in']);
const OPERATORS: Readonly<Record<string, Comparison['operator']>> = {
  '=': '=',
  '!=': '!=',
  '<>': '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
};

/**
 * Reads a condition text. The grammar, with keywords in any case:
 *
 *     conditions := [AND] or          or   := and { OR and }        and := term { AND term }
 *     term := '(' or ')' | key sign value | key [NOT] LIKE text
 *           | key [NOT] BETWEEN value AND value | key [NOT] IN '(' value { ',' value } ')'
 *
 * @returns `undefined` for a text of nothing but white space
 * @throws {ConditionError} with the position, when the text is not of this grammar or breaks LIMITS
 */
export function parseConditions(source: string): Condition | undefined {
  const tokens = lex(source);
  return tokens.length === 1 ? undefined : new Parser(tokens).conditions();
}

class Parser {
  readonly #tokens: readonly Token[];
  #index = 0;
  #terms = 0;
  #scans = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  conditions(): Condition {
    this.#keyword('and');
    const condition = this.#group('or', () => this.#group('and', () => this.#term()));
    if (this.#token.type !== 'end') this.#unexpected();
    return condition;
  }

  #group(kind: Group['kind'], read: () => Condition): Condition {
    const terms = [read()];
    while (this.#keyword(kind)) terms.push(read());
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) return only;
    // Brackets around terms of the same kind say nothing.
    return { kind, terms: terms.flatMap((term) => (term.kind === kind ? term.terms : [term])) };
  }

  #term(): Condition {
    const { position } = this.#token;
    if (this.#sign('(')) {
      if (++this.#depth > LIMITS.depth) throw new ConditionError('too-deep', position);
      const inner = this.#group('or', () => this.#group('and', () => this.#term()));
      if (!this.#sign(')')) this.#unexpected();
      this.#depth--;
      return inner;
    }
    if (++this.#terms > LIMITS.terms) throw new ConditionError('too-many-terms', position);
    return this.#comparison(this.#key());
  }

  #comparison(key: string): Condition {
    const { type, value, position } = this.#token;
    const operator = type === 'sign' ? OPERATORS[value] : undefined;
    if (operator !== undefined) {
      this.#index++;
      return { kind: 'compare', key, operator, value: this.#value(key) };
    }

    const not = this.#keyword('not');
    if (this.#keyword('like')) return this.#like(key, not, position);
    if (this.#keyword('between')) {
      const from = this.#value(key);
      if (!this.#keyword('and')) this.#unexpected();
      return { kind: 'between', key, not, from, to: this.#value(key) };
    }
    if (this.#keyword('in')) return { kind: 'in', key, not, values: this.#members(key) };
    return this.#unexpected();
  }

  #like(key: string, not: boolean, position: number): Condition {
    if (isDateKey(key) || isNumberKey(key)) throw new ConditionError('bad-like', position);
    const { type, value, position: at } = this.#token;
    if (type !== 'text') this.#unexpected();
    this.#index++;

    const { match, text } = readPattern(value, at);
    if ((match === 'contains' || match === 'ends') && ++this.#scans > LIMITS.scans)
      throw new ConditionError('too-many-scans', at);
    return { kind: 'like', key, not, match, text };
  }

  #members(key: string): Value[] {
    if (!this.#sign('(')) this.#unexpected();
    const values: Value[] = [];
    do {
      if (values.length === LIMITS.members)
        throw new ConditionError('too-many-members', this.#token.position);
      values.push(this.#value(key));
    } while (this.#sign(','));
    if (!this.#sign(')')) this.#unexpected();
    return values;
  }

  #key(): string {
    const { type, value } = this.#token;
    if (type !== 'word' || KEYWORDS.has(value.toLowerCase())) this.#unexpected();
    this.#index++;
    return value;
  }

  #value(key: string): Value {
    const { type, value, position } = this.#token;
    if (type !== 'text' && type !== 'number') this.#unexpected();
    this.#index++;

    if (isDateKey(key)) {
      const day = type === 'text' ? dayOf(value) : undefined;
      if (day === undefined) throw new ConditionError('not-a-date', position);
      return day;
    }
    if (type === 'text' && !isNumberKey(key)) return value;
    const number = numberOf(value);
    if (number === undefined) throw new ConditionError('not-a-number', position);
    return number;
  }

  get #token(): Token {
    return this.#tokens[this.#index] ?? { type: 'end', value: '', position: 0 };
  }

  #keyword(word: string): boolean {
    const { type, value } = this.#token;
    const found = type === 'word' && value.toLowerCase() === word;
    if (found) this.#index++;
    return found;
  }

  #sign(sign: string): boolean {
    const found = this.#token.type === 'sign' && this.#token.value === sign;
    if (found) this.#index++;
    return found;
  }

  #unexpected(): never {
    throw new ConditionError('unexpected', this.#token.position);
  }
}
