import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Condition,
  ConditionError,
  LIMITS,
  operatorsOf,
  parseConditions,
  searchConditions,
  writeConditions,
} from './index.ts';

const textKey = fc.stringMatching(/^[a-z][a-z0-9]{2,8}$/).map((name) => `k_${name}`);
const numberKey = textKey.map((name) => `${name}_num`);
const dateKey = textKey.map((name) => `${name}_date`);

const text = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((value) => !/\p{Cc}/u.test(value));
const number = fc
  .tuple(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), fc.integer({ min: 0, max: 5 }))
  .map(([whole, places]) => Number((whole / 10 ** places).toFixed(places)))
  .map((value) => value + 0);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const keyed = fc.oneof(
  fc.record({ key: fc.constantFrom('status', 'color'), value: fc.oneof(text, number) }),
  fc.record({ key: textKey, value: text }),
  fc.record({ key: numberKey, value: number }),
  fc.record({ key: dateKey, value: day }),
);

const comparison = fc
  .tuple(keyed, fc.constantFrom('=', '!=', '>', '>=', '<', '<=' as const))
  .map(([{ key, value }, operator]) => ({ kind: 'compare', key, operator, value }) as Condition);
const starting = fc
  .record({ key: textKey, not: fc.boolean(), match: fc.constantFrom('starts', 'equals'), text })
  .map((like) => ({ kind: 'like', ...like }) as Condition)
  // A wildcard of the text's own is escaped, so any text may stand here.
  .filter((like) => like.kind === 'like' && like.text.length <= 20);
const range = fc
  .tuple(numberKey, fc.boolean(), number, number)
  .map(([key, not, from, to]) => ({ kind: 'between', key, not, from, to }) as Condition);
const membership = fc
  .tuple(numberKey, fc.boolean(), fc.array(number, { minLength: 1, maxLength: 5 }))
  .map(([key, not, values]) => ({ kind: 'in', key, not, values }) as Condition);
const term = fc.oneof(comparison, starting, range, membership);

/** A tree of groups, of which none directly contains its own kind. */
const tree = (depth: number, kind: 'and' | 'or'): fc.Arbitrary<Condition> => {
  if (depth === 0) return term;
  const inner = fc.oneof(term, tree(depth - 1, kind === 'and' ? 'or' : 'and'));
  return fc
    .array(inner, { minLength: 2, maxLength: 3 })
    .map((terms) => ({ kind, terms }) as Condition);
};
const condition = fc.oneof(term, tree(1, 'and'), tree(2, 'or'), tree(2, 'and'));

test('what is written is read back as the same tree', () => {
  fc.assert(
    fc.property(condition, (given) => {
      const written = writeConditions(given);
      fc.pre(written.length <= LIMITS.length);
      expect(parseConditions(written)).toEqual(given);
    }),
    { numRuns: 500 },
  );
});

test('any text is read or refused with a position inside it', () => {
  const pieces = fc.constantFrom(
    "'",
    '%',
    '\\',
    'and',
    ' or ',
    '(',
    ')',
    '=',
    '!',
    '1',
    'a',
    ',',
    '--',
    ';',
    '\n',
    ' in ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (source) => {
        try {
          const read = parseConditions(source);
          expect(parseConditions(writeConditions(read))).toEqual(read);
        } catch (error) {
          if (!(error instanceof ConditionError)) throw error;
          expect(error.position).toBeGreaterThanOrEqual(0);
          expect(error.position).toBeLessThanOrEqual(source.length);
          expect(error.message).not.toContain(source.length > 3 ? source : '\0');
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('nothing but white space is no condition', () => {
  expect(parseConditions('')).toBeUndefined();
  expect(parseConditions(' \n\t')).toBeUndefined();
  expect(writeConditions(undefined)).toBe('');
});

test('numbers are written without an exponent', () => {
  expect(writeConditions({ kind: 'compare', key: 'a_num', operator: '>', value: 1.5e-7 })).toBe(
    'a_num > 0.00000015',
  );
  expect(() =>
    writeConditions({ kind: 'compare', key: 'a_num', operator: '>', value: Number.NaN }),
  ).toThrow(RangeError);
});

describe('an advanced search', () => {
  test('joins its rows in their order, numbers bare and days cut', () => {
    const rows = [
      { key: 'check_num', operator: '>=', value: '100' },
      { key: 'work_date', operator: 'between', value: '2024-03-31 10:00:00', second: '2024-03-01' },
      { key: 'order_no', operator: 'like', value: ' SO_24% ' },
    ] as const;
    expect(writeConditions(searchConditions(rows))).toBe(
      "check_num >= 100 and work_date between '2024-03-01' and '2024-03-31' and order_no like '%SO\\_24\\%%'",
    );
  });

  test('counts a row only when key, operator and value are set', () => {
    const rows = [
      { key: undefined, operator: '=', value: '1' },
      { key: 'a', operator: undefined, value: '1' },
      { key: 'a', operator: '=', value: '  ' },
      { key: 'a_num', operator: 'between', value: 1 },
    ] as const;
    expect(searchConditions(rows)).toBeUndefined();
    expect(searchConditions([{ key: 'a_num', operator: '=', value: 0 }])).toEqual({
      kind: 'compare',
      key: 'a_num',
      operator: '=',
      value: 0,
    });
  });

  test('takes an attempt to break out for the text it is', () => {
    const search = searchConditions([{ key: 'name', operator: '=', value: "x' or '1'='1" }]);
    expect(writeConditions(search)).toBe("name = 'x'' or ''1''=''1'");
    expect(parseConditions(writeConditions(search))).toEqual(search);
  });

  test('offers comparisons on days and numbers, patterns on everything else', () => {
    expect(operatorsOf('work_date')).toEqual(['=', '!=', '>', '>=', '<', '<=', 'between']);
    expect(operatorsOf('cut_num')).toEqual(operatorsOf('work_date'));
    expect(operatorsOf('order_no')).toEqual(['=', '!=', 'like', 'not like']);
  });
});
