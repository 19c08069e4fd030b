import { createContext, use } from 'react';
import { type Controls, untouched } from './controls.ts';

const ControlsContext = createContext(untouched);

export const ControlsProvider = ControlsContext.Provider;

/** What somebody set with the keys of this screen. */
export const useControls = (): Controls => use(ControlsContext);
