import type { Appearance } from './appearance.ts';

/** What the workbench reports to the page around it. */
export interface PageAround {
  /** Title of what is shown. */
  title(text: string): void;
  /** Address of the small picture of the platform. */
  icon(address: string): void;
  /** Appearance and language of the workbench from now on. */
  dress(appearance: Appearance): void;
}

/** The page that is the workbench's own: its window carries title, picture, language and theme. */
export const ownPage: PageAround = {
  title(text) {
    document.title = text;
  },
  icon(address) {
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', address);
  },
  dress({ theme, density, language }) {
    const root = document.documentElement;
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = theme === 'auto' ? (dark ? 'dark' : 'light') : theme;
    root.dataset.density = density;
    root.lang = language;
  },
};

let around: PageAround = ownPage;

/** The page around the workbench now. */
export const pageAround = (): PageAround => around;

/** Says which page that is; there is one at a time. */
export function standIn(page: PageAround): void {
  around = page;
}
