import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';
import type { ApiDocument } from './documents.ts';
import { compileAnswer } from './validators.ts';

const documentOf = (type: string): ApiDocument => ({
  paths: {},
  components: { schemas: { Size: { type } } },
});
const SIZE = { $ref: '#/components/schemas/Size' };

test('a check is compiled once, however many servers of a process ask for it', () => {
  const compile = vi.spyOn(Ajv2020.prototype, 'compile');
  const document = documentOf('string');
  for (let server = 0; server < 3; server += 1) {
    // Each server has a document with its own operations and schemas read again.
    const check = compileAnswer({ ...document }, { ...SIZE });
    expect([check('XL'), check(4)]).toEqual([true, false]);
    expect(check.errors?.[0]?.message).toBe('must be string');
  }
  expect(compile).toHaveBeenCalledTimes(1);
  compile.mockRestore();
});

test('the same words of two documents are two checks', () => {
  expect(compileAnswer(documentOf('string'), SIZE)(4)).toBe(false);
  expect(compileAnswer(documentOf('integer'), SIZE)(4)).toBe(true);
});

test('a time of day is what people type: hours and minutes, no zone', () => {
  const check = compileAnswer(documentOf('string'), { type: 'string', format: 'time' });
  const fitting = ['08:30', '23:59', '08:30:15', '24:00', '8:30', '08:30:00Z'].filter((text) =>
    check(text),
  );
  expect(fitting).toEqual(['08:30', '23:59', '08:30:15']);
});
