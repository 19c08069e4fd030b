import { expect, test } from 'vitest';
import { spanText, stageSpans } from './stage-spans.ts';

const day = (stage: 'cut' | 'sew', workDate: string, num: number) => ({ stage, workDate, num });

test('a stage reaches from its first day with pieces to its last', () => {
  const spans = stageSpans([
    day('cut', '2024-03-19', 720),
    day('cut', '2024-03-18', 720),
    day('sew', '2024-03-21', 40),
    day('cut', '2024-03-25', -6),
  ]);
  expect(spans.get('cut')).toEqual({ from: '2024-03-18', to: '2024-03-19' });
  expect(spans.get('sew')).toEqual({ from: '2024-03-21', to: '2024-03-21' });
});

test('days are shown without their year, a single one once', () => {
  expect(spanText({ from: '2024-03-18', to: '2024-03-19' })).toBe('03-18 – 03-19');
  expect(spanText({ from: '2024-03-21', to: '2024-03-21' })).toBe('03-21');
});
