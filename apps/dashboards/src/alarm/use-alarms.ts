import { useEffect, useReducer } from 'react';
import { useBeat } from '../frame/heartbeat.ts';
import { onOccurrence } from '../screen/occurrences.ts';
import { serverNow } from '../session.ts';
import { type Alarms, alarms, noAlarms } from './alarms.ts';

/** The alarms of this screen; they come and go with the beat. */
export function useAlarms(): Alarms {
  const [state, send] = useReducer(alarms, noAlarms);
  const now = useBeat();
  useEffect(
    () =>
      onOccurrence((occurrence) => {
        if (occurrence.isAlarm) send({ type: 'occurred', occurrence, now: serverNow() });
      }),
    [],
  );
  useEffect(() => send({ type: 'beat', now }), [now]);
  return state;
}
