// biome-ignore-all format: generated from specs/addresses.ts by `npm run generate`. Do not edit.

import { lazy } from 'react';
import type { BoardRoute } from './board-route.ts';

/** The addresses that this app alone serves. */
export const routes: Readonly<Record<string, BoardRoute>> = {
  '/mes/report/reduceBed': { title: { zh: '裁床大屏', en: 'Cutting room board' }, board: lazy(() => import('./boards/cutting-room.board.tsx')) },
  '/mes/report/countscz': { title: { zh: '产值大屏', en: 'Output value' } },
  '/mes/report/top5': { title: { zh: '疵点大屏', en: 'Top defects' } },
  '/mes/report/fqc': { title: { zh: '尾查大屏', en: 'Finishing check board' } },
};
