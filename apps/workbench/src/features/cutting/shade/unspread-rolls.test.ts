import { expect, test } from 'vitest';
import { unspreadShades } from './unspread-rolls.ts';

test('counts what is left of each shade, unbanded rolls last', () => {
  const roll = (colorId: string, shade: string | null) => ({ colorId, shade });
  expect(
    unspreadShades([
      roll('7', null),
      roll('7', 'B'),
      roll('8', 'A'),
      roll('7', 'A'),
      roll('7', 'B'),
    ]),
  ).toEqual([
    {
      colorId: '7',
      shades: [
        { shade: 'A', rolls: 1 },
        { shade: 'B', rolls: 2 },
        { shade: '', rolls: 1 },
      ],
    },
    { colorId: '8', shades: [{ shade: 'A', rolls: 1 }] },
  ]);
});
