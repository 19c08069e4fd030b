import { expect, test } from 'vitest';
import golden from './golden.json' with { type: 'json' };
import { type Condition, ConditionError, parseConditions, writeConditions } from './index.ts';

interface Case {
  readonly sql: string;
  readonly written?: string;
  readonly tree?: unknown;
  readonly fault?: string;
  readonly position?: number;
}

const cases: readonly Case[] = golden;
const readable = cases.filter(({ tree }) => tree !== undefined);
const refused = cases.filter(({ fault }) => fault !== undefined);

function faultOf(sql: string): Pick<ConditionError, 'fault' | 'position'> | undefined {
  try {
    parseConditions(sql);
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    return { fault: error.fault, position: error.position };
  }
}

test('the golden file has 500 different texts', () => {
  expect(cases).toHaveLength(500);
  expect(new Set(cases.map(({ sql }) => sql)).size).toBe(500);
});

test('every readable text gives its tree', () => {
  for (const { sql, tree } of readable) expect(parseConditions(sql), sql).toEqual(tree);
});

test('every tree is written as its text', () => {
  for (const { written, tree, sql } of readable)
    expect(writeConditions(tree as Condition), sql).toBe(written);
});

test('every refused text names the fault and where it stands', () => {
  for (const { sql, fault, position } of refused)
    expect(faultOf(sql), sql).toEqual({ fault, position });
});
