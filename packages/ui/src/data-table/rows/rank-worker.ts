import { rankTexts } from './text-ranks.ts';

/** Of a worker only this much is needed, and the page has no types for more. */
const scope = globalThis as unknown as {
  onmessage: (event: { data: readonly string[] }) => void;
  postMessage: (ranks: Uint32Array, transfer: readonly ArrayBufferLike[]) => void;
};

scope.onmessage = ({ data }) => {
  const ranks = rankTexts(data);
  scope.postMessage(ranks, [ranks.buffer]);
};
