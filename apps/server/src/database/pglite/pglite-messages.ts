import type { PglitePrograms } from './pglite-programs.ts';

/** What the main thread and the database worker say to each other. */
export interface WorkerStart {
  /** Data folder; in memory when not said. */
  readonly folder?: string;
  /** Archive of a prepared database, unpacked into an empty folder or memory. */
  readonly snapshot?: string;
  readonly programs: PglitePrograms;
}

export type ToWorker = { readonly id: number } & (
  | { readonly kind: 'script'; readonly text: string }
  | {
      readonly kind: 'statement';
      readonly text: string;
      readonly values: readonly (string | null)[];
      /** What `copy … from '/dev/blob'` reads. */
      readonly blob?: string | Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }
);

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string }
  | {
      readonly kind: 'done';
      readonly id: number;
      readonly rows: Record<string, unknown>[];
      readonly count: number;
      /** What `copy … to '/dev/blob'` wrote. */
      readonly blob?: Uint8Array;
    }
  | { readonly kind: 'dumped'; readonly id: number; readonly archive: ArrayBuffer }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly message: string;
      readonly code: string;
      readonly more: {
        readonly constraint?: string;
        readonly table?: string;
        readonly detail?: string;
      };
    };
