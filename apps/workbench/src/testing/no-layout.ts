// Choices and switches inside a form measure themselves; jsdom has no layout and nothing to observe it with.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A choice asks who holds the pointer and scrolls to what is chosen.
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => undefined;
