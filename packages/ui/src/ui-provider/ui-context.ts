import { createContext, useContext } from 'react';
import { type UiLabels, zhLabels } from '../labels.ts';

interface UiContextValue {
  readonly labels: UiLabels;
  /** Where dialogs, menus and lists are mounted; `undefined` until the root is in the page. */
  readonly container: HTMLElement | undefined;
  /** The one of the root, whatever dialog or tab stands in between. */
  readonly rootContainer: HTMLElement | undefined;
}

export const UiContext = /* @__PURE__ */ createContext<UiContextValue>({
  labels: zhLabels,
  container: undefined,
  rootContainer: undefined,
});

/** The words of the kit in the language of the application. */
export const useLabels = (): UiLabels => useContext(UiContext).labels;

/** The element that overlays are mounted into. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(UiContext).container;

/** The element of the root that overlays are mounted into. */
export const useRootContainer = (): HTMLElement | undefined => useContext(UiContext).rootContainer;
