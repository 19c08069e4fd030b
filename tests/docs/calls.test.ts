import { expect, test } from 'vitest';
import { readText } from './pages.ts';

interface PathItem {
  readonly servers?: readonly { readonly url: string }[];
  readonly [method: string]: unknown;
}

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
}

interface Row {
  readonly call: string;
  readonly operation: string;
  /** Method and path as they travel. */
  readonly wire: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const ROW =
  /^\| (?<call>[^|]+) \| [^|]+ \| `(?<operation>\w+)` \| (?<method>[A-Z]+) \| `(?<path>[^`]+)` \|$/;

const required = [...readText('specs/required-calls.yaml').matchAll(/^ {2}- (.+)$/gm)].map(
  ([, name = '']) => name,
);
const lines = readText('docs/calls.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| call |'));
const rows = lines.flatMap((line): Row[] => {
  const found = ROW.exec(line)?.groups;
  if (found === undefined) return [];
  const { call = '', operation = '', method = '', path = '' } = found;
  return [{ call, operation, wire: `${method} ${path}` }];
});
const operations = new Map(['amc', 'mmc', 'ccm', 'mes2'].flatMap(operationsOf));

/** Operation id to method and path, as the bundled document of a service says. */
function operationsOf(service: string): [id: string, wire: string][] {
  const document: Document = JSON.parse(readText(`apps/server/src/generated/${service}.json`));
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const base = ((item.servers ?? document.servers)[0]?.url ?? '').replace(/\/$/, '');
    return METHODS.flatMap((method): [string, string][] => {
      const operation = item[method] as { readonly operationId: string } | undefined;
      return operation === undefined
        ? []
        : [[operation.operationId, `${method.toUpperCase()} ${base}${path}`]];
    });
  });
}

test('every line of the table is a row of call, operation, method and path', () => {
  expect(rows).toHaveLength(lines.length);
  expect(rows.length).toBeGreaterThan(0);
});

test('every required call has a row', () => {
  const answered = new Set(rows.map(({ call }) => call));
  expect(required.length).toBeGreaterThan(0);
  expect(required.filter((call) => !answered.has(call))).toEqual([]);
});

test('the table names only calls that are required', () => {
  const known = new Set(required);
  expect(rows.filter(({ call }) => !known.has(call))).toEqual([]);
});

test('every operation of the table exists under its method and path', () => {
  expect(rows.filter(({ operation, wire }) => operations.get(operation) !== wire)).toEqual([]);
});
