import { expect, test } from 'vitest';
import { curvePoints, spanOf, stageCurves } from './stage-curves.ts';

const day = (stage: 'cut' | 'sew', workDate: string, num: number) => ({ stage, workDate, num });

test('adds up each stage by day, in the order of the floor', () => {
  const curves = stageCurves([
    day('sew', '2024-03-20', 300),
    day('cut', '2024-03-19', 720),
    day('cut', '2024-03-18', 720),
  ]);
  expect(curves).toEqual([
    {
      stage: 'cut',
      points: [
        { day: '2024-03-18', total: 720 },
        { day: '2024-03-19', total: 1440 },
      ],
    },
    { stage: 'sew', points: [{ day: '2024-03-20', total: 300 }] },
  ]);
});

test('a reversed scan takes its pieces back', () => {
  const [sewn] = stageCurves([day('sew', '2024-03-18', 30), day('sew', '2024-03-19', -10)]);
  expect(sewn?.points.at(-1)).toEqual({ day: '2024-03-19', total: 20 });
});

test('the picture spans all days and at least the pieces of the order', () => {
  const curves = stageCurves([day('cut', '2024-03-18', 720), day('sew', '2024-03-21', 100)]);
  expect(spanOf(curves, 2100)).toEqual({ from: '2024-03-18', to: '2024-03-21', most: 2100 });
  expect(spanOf([], 2100)).toBeUndefined();
});

test('a curve begins at nothing the day before and runs level to the end', () => {
  const [cut] = stageCurves([day('cut', '2024-03-18', 50), day('cut', '2024-03-19', 50)]);
  const span = { from: '2024-03-18', to: '2024-03-21', most: 200 };
  expect(cut && curvePoints(cut, span, 400, 100)).toBe('0,100 100,75 200,50 400,50');
  expect(cut && curvePoints(cut, span, 400, 100, '2024-03-20')).toBe('0,100 100,75 200,50 300,50');
});
