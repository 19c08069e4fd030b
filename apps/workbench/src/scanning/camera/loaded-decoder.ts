import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Decoder } from './decoder.ts';

/** Reads codes without the help of the browser. */
export async function loadedDecoder(): Promise<Decoder> {
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) =>
        path.endsWith('.wasm') ? wasmUrl : prefix + path,
    },
    fireImmediately: true,
  });
  return async (picture) => {
    const found = await readBarcodes(picture, {
      formats: ['QRCode', 'Code128'],
      tryHarder: true,
      maxNumberOfSymbols: 1,
    });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
