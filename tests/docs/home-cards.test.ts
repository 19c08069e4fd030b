import { HomeCardCodeLabels } from '@garment-mes/sdk/labels';
import { expect, test } from 'vitest';
import { cardFigures } from '../../apps/server/src/features/home/home-cards.handlers.ts';
import { tableRows } from './pages.ts';

test('every card of the home page has a figure, or the page says what it waits for', () => {
  const waiting = tableRows('docs/screens.md', 'Cards of the home page').flatMap(
    ([cards]) => cards?.split(' ') ?? [],
  );
  expect([...Object.keys(cardFigures), ...waiting].sort()).toEqual(
    Object.keys(HomeCardCodeLabels).sort(),
  );
});
