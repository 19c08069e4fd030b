import { expect, test } from 'vitest';
import { curveValues, daysOf, stageCurves } from './stage-curves.ts';

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

test('the picture spans all days, from the one before the first', () => {
  const curves = stageCurves([day('cut', '2024-02-28', 720), day('sew', '2024-03-01', 100)]);
  expect(daysOf(curves)).toEqual(['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01']);
  expect(daysOf([])).toEqual([]);
});

test('a curve begins at nothing the day before and runs level to the end of what is known', () => {
  const [cut] = stageCurves([day('cut', '2024-03-18', 50), day('cut', '2024-03-20', 50)]);
  if (cut === undefined) throw new Error('nothing was cut');
  const days = ['2024-03-16', '2024-03-17', '2024-03-18', '2024-03-19', '2024-03-20', '2024-03-21'];
  expect(curveValues(cut, days)).toEqual([null, 0, 50, 50, 100, 100]);
  expect(curveValues(cut, days, '2024-03-19')).toEqual([null, 0, 50, 50, null, null]);
});
