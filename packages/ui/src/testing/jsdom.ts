import { configure } from '@testing-library/react';

// A busy machine draws later: what a test waits for has its time, what never comes is missed all the same.
configure({ asyncUtilTimeout: 40_000 });

/** What jsdom lacks and the primitives ask for. Import it before anything is rendered. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
const missing = {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
};
for (const [name, value] of Object.entries(missing))
  if (!(name in Element.prototype))
    Object.defineProperty(Element.prototype, name, { value, writable: true, configurable: true });

const nowhere = { top: 0, bottom: 0, left: 0, right: 0, x: 0, y: 0, width: 0, height: 0 };
for (const name of ['getClientRects', 'getBoundingClientRect'])
  if (!(name in Range.prototype))
    Object.defineProperty(Range.prototype, name, {
      value: () => (name === 'getClientRects' ? [nowhere] : nowhere),
    });
