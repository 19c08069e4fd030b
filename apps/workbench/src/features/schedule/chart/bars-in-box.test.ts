import { expect, test } from 'vitest';
import { barsInBox } from './bars-in-box.ts';
import { momentOf, timeScale, xOf } from './time-scale.ts';

const scale = timeScale('2024-03-18', '2024-03-24', 'week');
const lane = (id: string, ...days: readonly string[]) => ({
  id,
  bars: days.map((day) => ({
    id: `${id}-${day}`,
    start: momentOf(`2024-03-${day} 08:00:00`),
    end: momentOf(`2024-03-${day} 17:30:00`),
  })),
});
const lanes = [lane('a', '18', '20'), lane('b', '20'), lane('c', '20')] as never[];
const xAt = (day: string) => xOf(scale, momentOf(`2024-03-${day} 12:00:00`));

test('a box takes the bars it touches, drawn from any corner', () => {
  const box = { x: xAt('19'), y: 10, toX: xAt('20'), toY: 50 };
  expect(barsInBox(lanes, scale, box, 40)).toEqual(['a-20', 'b-20']);
  expect(barsInBox(lanes, scale, { x: box.toX, y: box.toY, toX: box.x, toY: box.y }, 40)).toEqual([
    'a-20',
    'b-20',
  ]);
  expect(barsInBox(lanes, scale, { x: xAt('22'), y: 0, toX: xAt('23'), toY: 500 }, 40)).toEqual([]);
  expect(barsInBox(lanes, scale, box, 185)).toEqual(['a-20']);
});
