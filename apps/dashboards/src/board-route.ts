import type { ComponentType, LazyExoticComponent } from 'react';

export interface BoardProps {
  /** Factory whose rooms are shown; `undefined` shows all of the company's. */
  readonly factoryId: string | undefined;
  /** Called when figures are there, and whether there is anything to show today. */
  readonly loaded: (hasData: boolean) => void;
}

export interface BoardRoute {
  readonly title: { readonly zh: string; readonly en: string };
  /** `undefined` while the board is not built; its address shows a notice. */
  readonly board?: LazyExoticComponent<ComponentType<BoardProps>>;
}
