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
  if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, { value });
