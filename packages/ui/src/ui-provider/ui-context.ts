import { createContext, useContext } from 'react';
import { type UiLabels, zhLabels } from '../labels.ts';

interface UiContextValue {
  readonly labels: UiLabels;
  /** Where dialogs, menus and lists are mounted; `undefined` until the root is in the page. */
  readonly container: HTMLElement | undefined;
}

export const UiContext = /* @__PURE__ */ createContext<UiContextValue>({
  labels: zhLabels,
  container: undefined,
});

/** The words of the kit in the language of the application. */
export const useLabels = (): UiLabels => useContext(UiContext).labels;

/** The element that overlays are mounted into. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(UiContext).container;
