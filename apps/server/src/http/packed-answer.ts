import { Readable } from 'node:stream';
import { PackedRows } from '../list/packed-rows.ts';

/** An answer whose rows are written already: sent in portions, its length known before. */
export interface PackedAnswer {
  readonly bytes: number;
  readonly stream: Readable;
}

interface Envelope {
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
}

/** @returns `undefined` for an answer without packed rows, which is sent whole */
export function packedAnswer({ status, message, data }: Envelope): PackedAnswer | undefined {
  if (typeof data !== 'object' || data === null || !('list' in data)) return undefined;
  const { list, ...totals } = data;
  if (!(list instanceof PackedRows)) return undefined;
  const parts = [
    Buffer.from(`{"status":${status},"message":${JSON.stringify(message)},"data":{"list":[`),
    ...list.portions,
    Buffer.from(`],${JSON.stringify(totals).slice(1)}}`),
  ];
  return {
    bytes: parts.reduce((sum, part) => sum + part.length, 0),
    stream: Readable.from(parts),
  };
}
