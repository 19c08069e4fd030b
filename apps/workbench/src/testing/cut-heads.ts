import { textWidth } from '@garment-mes/ui';
import { screen } from '@testing-library/react';

/** Pixels beside the words of a head, and with the arrows of one that sorts. */
const PADDING = 16;
const SORTED = 36;

/** Heads of the drawn tables that have a word wider than their column. */
export const cutHeads = (): readonly (string | null)[] =>
  screen
    .getAllByRole('columnheader')
    .filter((head) => {
      const words = (head.textContent ?? '').split(/[\s-]+/).map((word) => textWidth(word));
      const room =
        Number.parseFloat(head.style.width) -
        (head.querySelector('[data-part=sorter]') ? SORTED : PADDING);
      return !(Math.max(...words) <= room);
    })
    .map(({ textContent }) => textContent);
