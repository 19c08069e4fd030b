import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { ApiError, errorKinds } from './api-error.ts';
import { textOf } from './error-kinds.ts';

test('is safe to log: neither its text nor the answer shows', () => {
  const error = new ApiError('business', {
    operationId: 'submitCuttingBed',
    status: 10202,
    requestId: 'r-1',
    text: '扎号B0047 剩余0件',
    body: { data: '扎号B0047 剩余0件' },
  });
  expect(error.message).toBe('submitCuttingBed: business (10202)');
  expect(inspect(error) + JSON.stringify(error)).not.toContain('B0047');
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'ApiError',
    kind: 'business',
    status: 10202,
    requestId: 'r-1',
    operationId: 'submitCuttingBed',
  });
});

test('has a sentence in both languages for each kind', () => {
  for (const kind of errorKinds) {
    expect(textOf(kind, 'zh-CN')).toMatch(/\p{Script=Han}/u);
    expect(textOf(kind, 'en')).toMatch(/^[A-Z][\w ,]+$/);
    expect(textOf(kind, undefined)).toBe(textOf(kind, 'zh-CN'));
  }
});
