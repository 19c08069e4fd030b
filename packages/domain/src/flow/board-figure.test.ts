import { expect, test } from 'vitest';
import { BoardMode, shownFigure } from './board-figure.ts';

test.each([
  [BoardMode.override, '300', '320.00', '300'],
  [BoardMode.addition, '12.5', '320.00', '332.5'],
  [BoardMode.addition, '-500', '320.00', '-180'],
  [BoardMode.addition, '12', null, '12'],
])('mode %i of %s over %s shows %s', (mode, num, computed, shown) => {
  expect(shownFigure(mode, num, computed)).toBe(shown);
});
