import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RowClaim, SeenKind } from './row-claims.ts';

/** What came back to a call while tests ran. */
export interface SeenRows {
  readonly rows: number;
  /** By name: in how many of the rows, and what the values were. */
  readonly fields: ReadonlyMap<string, SeenField>;
}
interface SeenField {
  readonly times: number;
  readonly kinds: ReadonlySet<SeenKind>;
}

interface WrittenRows {
  readonly rows: number;
  readonly fields: Readonly<Record<string, { times: number; kinds: readonly SeenKind[] }>>;
}

/** The recordings of a folder combined, by `file:line` of the call. */
export function recordedRows(folder: string): Map<string, SeenRows> {
  const all = new Map<string, SeenRows>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const written: Record<string, WrittenRows> = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    for (const [place, { rows, fields }] of Object.entries(written)) {
      const before = all.get(place);
      const merged = new Map(before?.fields);
      for (const [name, { times, kinds }] of Object.entries(fields)) {
        const known = merged.get(name);
        merged.set(name, {
          times: times + (known?.times ?? 0),
          kinds: new Set([...kinds, ...(known?.kinds ?? [])]),
        });
      }
      all.set(place, { rows: rows + (before?.rows ?? 0), fields: merged });
    }
  }
  return all;
}

export interface RowsCompared {
  /** Where a row is not what its call says. */
  readonly faults: readonly string[];
  /** Columns that a call does not name and nothing can read. */
  readonly extra: readonly string[];
  /** Calls to which no row ever came, by their function. */
  readonly neverSeen: readonly string[];
}

/** Compares what calls say of their rows with the rows that came. */
export function compareRows(
  claims: readonly RowClaim[],
  seen: ReadonlyMap<string, SeenRows>,
): RowsCompared {
  const faults: string[] = [];
  const extra: string[] = [];
  const neverSeen: string[] = [];
  for (const { place, calledAt, caller, fields } of claims) {
    if (!fields) continue;
    const found = seen.get(calledAt);
    if (!found || found.rows === 0) {
      neverSeen.push(caller);
      continue;
    }
    for (const { name, type, isOptional, admits } of fields) {
      const field = found.fields.get(name);
      if (!isOptional && (field?.times ?? 0) < found.rows)
        faults.push(`${place} ${name}: ${type} was missing`);
      for (const kind of field?.kinds ?? [])
        if (!admits(kind)) faults.push(`${place} ${name}: ${type} was ${kind}`);
    }
    const named = new Set(fields.map(({ name }) => name));
    for (const name of found.fields.keys()) if (!named.has(name)) extra.push(`${place} ${name}`);
  }
  return { faults, extra, neverSeen };
}
