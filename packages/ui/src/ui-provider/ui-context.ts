import { createContext, useContext } from 'react';
import { browserNow } from '../clock/browser-now.ts';
import { type UiLabels, zhLabels } from '../labels.ts';

/** Whose paper and files these are, and who makes them. */
export interface Letterhead {
  readonly company?: string | undefined;
  readonly by?: string | undefined;
}

interface UiContextValue {
  readonly labels: UiLabels;
  readonly letterhead: Letterhead;
  /** The clock on the wall, `YYYY-MM-DD HH:mm:ss`. */
  readonly now: () => string;
  /** The running day, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Where dialogs, menus and lists are mounted; `undefined` until the root is in the page. */
  readonly container: HTMLElement | undefined;
  /** The one of the root, through every dialog and tab in between. */
  readonly rootContainer: HTMLElement | undefined;
}

export const UiContext = /* @__PURE__ */ createContext<UiContextValue>({
  labels: zhLabels,
  letterhead: {},
  now: browserNow,
  today: () => browserNow().slice(0, 10),
  container: undefined,
  rootContainer: undefined,
});

/** The words of the kit in the language of the application. */
export const useLabels = (): UiLabels => useContext(UiContext).labels;

/** What stands on paper and in the names of files. */
export const useLetterhead = (): Letterhead => useContext(UiContext).letterhead;

/** The clock on the wall of the application, `YYYY-MM-DD HH:mm:ss`. */
export const useNow = (): (() => string) => useContext(UiContext).now;

/** Reads the running day of the application, `YYYY-MM-DD`. */
export const useDay = (): (() => string) => useContext(UiContext).today;

/** The running day of the application, `YYYY-MM-DD`. */
export const useToday = (): string => useDay()();

/** The element that overlays are mounted into. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(UiContext).container;

/** The element of the root that overlays are mounted into. */
export const useRootContainer = (): HTMLElement | undefined => useContext(UiContext).rootContainer;
