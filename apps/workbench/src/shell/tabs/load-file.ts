import { createActor, toPromise } from 'xstate';
import { arrivalMachine } from './arrival.machine.ts';

/**
 * Loads a part of the application: two minutes for each of two tries.
 * @throws what the second try ended with
 */
export async function loadFile<File>(load: () => Promise<File>): Promise<File> {
  const arrival = createActor(arrivalMachine, { input: { load } });
  const ended = toPromise(arrival);
  arrival.start();
  const end = await ended;
  if ('error' in end) throw end.error;
  return end.file as File;
}
