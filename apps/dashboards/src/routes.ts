import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface BoardProps {
  /** Factory whose rooms are shown; `undefined` shows all of the company's. */
  readonly factoryId: string | undefined;
  /** Told when figures are there, and whether there is anything to show today. */
  readonly loaded: (hasData: boolean) => void;
}

interface BoardRoute {
  readonly title: { readonly zh: string; readonly en: string };
  /** `undefined` while the board is not built: its address says so. */
  readonly board?: LazyExoticComponent<ComponentType<BoardProps>>;
}

/** The four addresses that this app alone serves. */
export const routes: Record<string, BoardRoute> = {
  '/mes/report/reduceBed': {
    title: { zh: '裁床大屏', en: 'Cutting room board' },
    board: lazy(() => import('./boards/cutting-room.board.tsx')),
  },
  '/mes/report/countscz': { title: { zh: '产值大屏', en: 'Output value' } },
  '/mes/report/top5': { title: { zh: '疵点大屏', en: 'Top defects' } },
  '/mes/report/fqc': { title: { zh: '尾查大屏', en: 'Finishing check board' } },
};
