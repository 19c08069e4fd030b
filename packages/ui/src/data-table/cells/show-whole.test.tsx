// @vitest-environment jsdom
// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
import '../../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showWhole } from './show-whole.ts';

afterEach(cleanup);

/** Tells an element how wide it is and how wide its text. */
function measure(element: HTMLElement, clientWidth: number, scrollWidth: number) {
  Object.defineProperty(element, 'clientWidth', { configurable: true, value: clientWidth });
  Object.defineProperty(element, 'scrollWidth', { configurable: true, value: scrollWidth });
}

test('a cut cell says its whole text under the pointer, and no more once it is not cut', () => {
  render(
    <div onPointerOver={showWhole}>
      <div role="gridcell" tabIndex={-1}>
        本批面料有色差，按缸号分扎
      </div>
    </div>,
  );
  const cell = screen.getByRole('gridcell');
  measure(cell, 88, 182);
  fireEvent.pointerOver(cell);
  expect(cell.title).toBe('本批面料有色差，按缸号分扎');
  measure(cell, 200, 200);
  fireEvent.pointerOver(cell);
  expect(cell.title).toBe('');
});
