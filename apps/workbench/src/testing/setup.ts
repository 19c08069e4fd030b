import { i18n } from '@lingui/core';
import { afterAll, vi } from 'vitest';
import { messages } from '../locales/en.json?zh';

// Files share their process: each begins on an empty page at `/`, in Chinese, and hands on nothing of its own.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { toast } = await import('@garment-mes/ui');
  await import('./no-layout.ts');
  // A busy machine draws later: what a test waits for has its time, what never comes is missed all the same.
  configure({ asyncUtilTimeout: 40_000 });
  afterAll(() => {
    cleanup();
    toast.clear();
    document.body.replaceChildren();
    for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
    for (const { name } of [...document.documentElement.attributes])
      document.documentElement.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

i18n.loadAndActivate({ locale: 'zh-CN', messages });
