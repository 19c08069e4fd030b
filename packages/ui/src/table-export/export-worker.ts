import type { FromWorker, ToWorker } from './export-messages.ts';
import { SheetWriter } from './write-sheet.ts';

/** Of a worker only this much is needed, and the page has no types for more. */
const scope = globalThis as unknown as {
  onmessage: (event: { data: ToWorker }) => void;
  postMessage: (message: FromWorker, transfer?: readonly ArrayBuffer[]) => void;
};

let writer: SheetWriter | undefined;

scope.onmessage = ({ data }) => {
  if (data.type === 'begin') writer = new SheetWriter(data.sheet);
  else if (data.type === 'rows') {
    writer?.add(data.rows);
    scope.postMessage({ type: 'taken', rows: data.rows.length });
  } else if (writer !== undefined) {
    const bytes = writer.finish(data.kind);
    scope.postMessage({ type: 'done', bytes }, [bytes]);
  }
};
