import { printHtml } from '@garment-mes/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What every printed page starts from. */
export const PRINT_BASE = `
* { box-sizing: border-box; }
body { margin: 0; color: #000; background: #fff; font-family: "Source Han Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; font-variant-numeric: tabular-nums; }
.figure { text-align: right; }
`;

/** The document of drawn pages, as it goes to the printer. */
function pagesHtml(title: string, css: string, pages: ReactNode): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(<I18nProvider i18n={i18n}>{pages}</I18nProvider>));
  const html = host.innerHTML;
  // Called from a handler, in which React must not unmount.
  queueMicrotask(() => root.unmount());
  const name = document.createElement('title');
  name.textContent = title;
  return `<!doctype html><html><head><meta charset="utf-8">${name.outerHTML}<style>${PRINT_BASE}${css}</style></head><body>${html}</body></html>`;
}

/**
 * Prints what React draws as a document of its own; sizes are millimetres of paper.
 * @param css `@page` and everything the pages need, for nothing of this page reaches them
 * @returns when the print dialog was closed
 */
export async function printPages(title: string, css: string, pages: ReactNode): Promise<void> {
  // Called from an effect, in which React draws nothing at once.
  await null;
  return printHtml(pagesHtml(title, css, pages));
}
