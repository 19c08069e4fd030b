import { BedType } from '@garment-mes/domain/cutting-bed';
import { expect, test } from 'vitest';
import { firstBed } from '../testing/t-shirt.ts';
import { handedDraft, handOver } from './handed-draft.ts';

test('a plain bill continues with its rolls, whose shades make the blocks', () => {
  const rolls = firstBed.rolls.map((roll, at) => ({ ...roll, shade: at === 0 ? 'A' : 'B' }));
  handOver('x', { ...firstBed, rolls });
  const draft = handedDraft('x');
  expect(draft).toMatchObject({ bedType: BedType.shadeLevel, orderId: firstBed.orderId, rolls });
  expect(draft?.colors[0]?.shade).toBe('A');
  expect(handedDraft('y')).toBeUndefined();
});
