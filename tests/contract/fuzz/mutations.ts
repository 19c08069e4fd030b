import type { DrawnRequest } from '../drawn-request.ts';
import type { Random } from './random.ts';

type Row = Readonly<Record<string, unknown>>;

/** What people and programs send that nobody expects. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2_147_483_648, 9_007_199_254_740_992, -0.000001, 1e21],
  ...['', ' ', '0', '-1', 'null', 'undefined', 'NaN', 'true', '1e5', '9223372036854775807'],
  ...['99999999999999999999', "' or '1'='1", '"; drop table x; --', '../../etc/passwd'],
  ...['<script>alert(1)</script>', '{{7*7}}', '=cmd|calc', '%00', '\u0000', 'a\u0000b', '\ud800'],
  ...[
    '\u202e\u2066',
    '😀',
    '２４',
    'ﾊﾝ',
    'x'.repeat(5_000),
    '0000-00-00',
    '2024-02-30',
    '9999-12-31',
  ],
  ...[
    '2024-01-01 24:00:00',
    '2024-01-01T00:00:00Z',
    '-5',
    '000',
    '1,000',
    '0x10',
    '1.0000000000001',
  ],
  [],
  [[]],
  [null],
  {},
  { id: 1 },
  ['1', '1', '1'],
  Array.from({ length: 600 }, (_, at) => String(at)),
];

/** Fields that no body declares and that other programs have fallen for. */
const EXTRA = [
  'company_id',
  'createBy',
  'isAdmin',
  'wageAmount',
  'delFlagX',
  'constructor_',
  '$where',
];

export interface Mutation {
  readonly why: string;
  readonly request: DrawnRequest;
  /** A field nobody declared was sent: the answer must not be success. */
  readonly mustBeRefused?: true;
}

type Place = readonly (string | number)[];

/** Every place of a value below which something may be put, the whole first. */
function places(value: unknown, at: Place = [], depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 4) return [at];
  const inner = Array.isArray(value)
    ? value.slice(0, 3).map((one, index) => [index, one] as const)
    : Object.entries(value as Row);
  return [at, ...inner.flatMap(([key, one]) => places(one, [...at, key], depth + 1))];
}

function put(value: unknown, [key, ...rest]: Place, changed: unknown): unknown {
  if (key === undefined) return changed;
  if (Array.isArray(value))
    return value.map((one, at) => (at === key ? put(one, rest, changed) : one));
  const row = value as Row;
  return { ...row, [key]: put(row[key], rest, changed) };
}

function without(value: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) return undefined;
  if (rest.length > 0) return put(value, [key], without((value as Row)[key], rest));
  if (Array.isArray(value)) return value.filter((_, at) => at !== key);
  return Object.fromEntries(Object.entries(value as Row).filter(([name]) => name !== key));
}

const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Row)[key], value);

/** One of the ways in which a request can be wrong. */
export function mutate(request: DrawnRequest, random: Random): Mutation {
  const parts = (['path', 'query', 'body'] as const).filter(
    (part) => request[part] !== undefined && !(request[part] instanceof FormData),
  );
  if (parts.length === 0) return { why: 'as drawn', request };
  const part = random.pick(parts);
  const whole = request[part];
  const inside = places(whole).filter(({ length }) => length > 0);
  const objects = places(whole).filter((place) => {
    const value = at(whole, place);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  });
  const kind = random.int(10);
  if (part === 'body' && kind < 3 && objects.length > 0) {
    const place = random.pick(objects);
    const name = random.pick(EXTRA);
    const changed = { ...(at(whole, place) as Row), [name]: '1' };
    return {
      why: `body ${place.join('.')} with ${name}`,
      request: { ...request, body: put(whole, place, changed) },
      mustBeRefused: true,
    };
  }
  if (inside.length === 0) return { why: 'as drawn', request };
  const place = random.pick(inside);
  if (kind < 4)
    return {
      why: `${part} without ${place.join('.')}`,
      request: { ...request, [part]: without(whole, place) },
    };
  const value = random.pick(HOSTILE);
  return {
    why: `${part} ${place.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`,
    request: { ...request, [part]: put(whole, place, value) },
  };
}
