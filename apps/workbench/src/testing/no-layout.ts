import { vi } from 'vitest';

// Choices and switches inside a form measure themselves; jsdom has no layout and nothing to observe it with.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
