import { createContext, use } from 'react';
import { type Alarms, noAlarms } from './alarms.ts';

const AlarmsContext = createContext(noAlarms);

export const AlarmsProvider = AlarmsContext.Provider;

/** Alarms that did not get the stage are lines under the heads. */
export const useAlarmLines = (): Alarms['lines'] => use(AlarmsContext).lines;
