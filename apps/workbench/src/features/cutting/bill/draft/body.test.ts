import { validateCreateCuttingBed, validateUpdateCuttingBed } from '@garment-mes/sdk/validators';
import { expect, test } from 'vitest';
import { firstBed } from '../testing/t-shirt.ts';
import { createBody, updateBody } from './body.ts';

test('writes what the document of the call asks for', () => {
  expect(validateCreateCuttingBed(createBody(firstBed))).toEqual([]);
  expect(validateUpdateCuttingBed(updateBody(firstBed, '7', 3))).toEqual([]);
});

test('sends the colours that have plies, and every size', () => {
  const { colors, sizes } = createBody(firstBed);
  expect(colors).toHaveLength(1);
  expect(sizes).toHaveLength(4);
});

test('sends an empty cell as nothing and no computed figure', () => {
  const body = createBody({ ...firstBed, remark: '', layNo: '' });
  expect(body).toMatchObject({ remark: null, layNo: null, splitRuleId: null });
  expect(Object.keys(body.rolls[0] ?? {})).not.toContain('usedLen');
});
