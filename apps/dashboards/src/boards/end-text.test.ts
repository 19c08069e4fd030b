import { expect, test } from 'vitest';
import { endText } from './end-text.ts';

test('a bed that ends today is shown by its hour, one of another day by its day too', () => {
  expect(endText('2026-03-02 16:40:00', '2026-03-02')).toBe('16:40');
  expect(endText('2026-03-03 08:13:00', '2026-03-02')).toBe('03-03 08:13');
});
