// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import type { Colouring } from './colouring.ts';
import { Legend } from './legend.tsx';

afterEach(cleanup);

const wordsOf = (colouring: Colouring) => {
  renderScreen(() => <Legend colouring={colouring} />, {});
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('explains the marks; colours of orders only distinguish them', () => {
  expect(wordsOf('order')).toEqual([
    '颜色只用来区分',
    ...['换款', '已完成', '预计完工', '试排', '负荷', '超负荷', '现在', '所选的期限', '休息日'],
    ...['锁定', '冲突'],
  ]);
});

test('says what the colours of lateness mean', () => {
  expect(wordsOf('lateness').slice(0, 3)).toEqual(['按时', '晚于缝制最晚', '晚于交期']);
});
