import { beginRunClock } from './run-clock.ts';

beginRunClock();
