import type { AppPreload } from '@garment-mes/sdk/mes2';
import { readStored, writeStored } from '#app/tab/stored.ts';

type Bundle = AppPreload['bundles'][number];
type Process = Bundle['processes'][number];
/** What is the same of a process in every bundle of an order. */
type Operation = Omit<Process, 'id' | 'num' | 'doneNum' | 'status'>;
/** Place of its operation, and what is a bundle's own: id, pieces, pieces done, status. */
type KeptProcess = readonly [
  number,
  Process['id'],
  Process['num'],
  Process['doneNum'],
  Process['status'],
];

interface KeptPreload extends Omit<AppPreload, 'bundles'> {
  readonly operations: readonly Operation[];
  readonly bundles: readonly (Omit<Bundle, 'processes'> & {
    readonly processes: readonly KeptProcess[];
  })[];
}

/**
 * Keeps what a device was given for work without a network. Every operation is written once: two thousand bundles
 * with all their processes are more than a browser keeps otherwise.
 */
export function keepPreload(key: string, { bundles, ...others }: AppPreload): void {
  const places = new Map<string, number>();
  const operations: Operation[] = [];
  const placeOf = (operation: Operation): number => {
    const text = JSON.stringify(operation);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, operations.length);
    return operations.push(operation) - 1;
  };
  const kept: KeptPreload = {
    ...others,
    operations,
    bundles: bundles.map(({ processes, ...bundle }) => ({
      ...bundle,
      processes: processes.map(({ id, num, doneNum, status, ...operation }) => [
        placeOf(operation),
        ...([id, num, doneNum, status] as const),
      ]),
    })),
  };
  writeStored(key, kept);
}

/** @returns what was kept, by an earlier release as well */
export function keptPreload(key: string): AppPreload | undefined {
  const kept = readStored<KeptPreload | AppPreload>(key);
  if (kept === undefined || !('operations' in kept)) return kept;
  const { operations, bundles, ...others } = kept;
  return {
    ...others,
    bundles: bundles.map(({ processes, ...bundle }) => ({
      ...bundle,
      processes: processes.flatMap(([place, id, num, doneNum, status]) => {
        const operation = operations[place];
        return operation === undefined ? [] : [{ ...operation, id, num, doneNum, status }];
      }),
    })),
  };
}
