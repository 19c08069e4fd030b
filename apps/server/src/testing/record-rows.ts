import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { watchRows } from '../database/transaction.ts';

/** Fields of the rows that came back to a place, each with the kinds of its values and how often it was there. */
interface SeenRows {
  rows: number;
  readonly fields: Record<string, { times: number; readonly kinds: string[] }>;
}

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'string' ? 'text' : typeof value;
};

/** Place of a frame as the running program names it, to `file:line` of the source. */
const places = new Map<string, string>();
const seen = new Map<string, SeenRows>();

/** The frame of who called `tx.one` or `tx.all`: behind this, the watcher, `rowsOf` and the method itself. */
const CALLER = 4;

function rawPlace(): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = CALLER + 1;
  Error.prepareStackTrace = (_, frames) => frames;
  const frames = new Error().stack as unknown as NodeJS.CallSite[];
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  const at = frames[CALLER];
  return `${at?.getFileName()}:${at?.getLineNumber()}:${at?.getColumnNumber()}`;
}

/** Dear: sources are mapped. */
function mappedPlace(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = CALLER + 1;
  const line = new Error().stack?.split('\n')[CALLER + 1] ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  return /apps\/server\/src\/(.+?:\d+):\d+\)?$/.exec(line)?.[1] ?? '';
}

watchRows(() => {
  const raw = rawPlace();
  let place = places.get(raw);
  if (place === undefined) {
    place = mappedPlace();
    places.set(raw, place);
  }
  if (place === '') return () => {};
  const known = seen.get(place) ?? { rows: 0, fields: {} };
  seen.set(place, known);
  return (rows) => {
    known.rows += rows.length;
    for (const row of rows)
      for (const [name, value] of Object.entries(row)) {
        known.fields[name] ??= { times: 0, kinds: [] };
        const field = known.fields[name];
        const kind = kindOf(value);
        field.times += 1;
        if (!field.kinds.includes(kind)) field.kinds.push(kind);
      }
  };
});

// Evaluated for each test file, whose servers live and end with it.
const { RECORD_ROWS } = process.env;
const name = `${randomUUID()}.json`;
afterAll(() => {
  if (RECORD_ROWS === undefined) return;
  mkdirSync(RECORD_ROWS, { recursive: true });
  writeFileSync(join(RECORD_ROWS, name), JSON.stringify(Object.fromEntries(seen)));
});
