import type { BoardScreen } from '@garment-mes/sdk/amc';
import { createContext, use } from 'react';

/** What a screen does before the server said what it shows. */
export const UNKNOWN_SCREEN: BoardScreen = {
  id: null,
  name: null,
  factoryId: null,
  lineDeptIds: [],
  playlist: [],
  speaks: false,
  refreshSec: 30,
  volume: 0,
  quietHours: '',
  shiftSegments: '',
  voices: [],
  notices: [],
};

const ScreenContext = createContext(UNKNOWN_SCREEN);

export const ScreenProvider = ScreenContext.Provider;

/** What this screen shows and says, as the server has it. */
export const useScreen = (): BoardScreen => use(ScreenContext);
