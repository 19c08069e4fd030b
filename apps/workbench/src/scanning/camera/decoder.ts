/** Reads the codes of a picture. */
export type Decoder = (picture: ImageData) => Promise<readonly string[]>;

/** What browsers with a reader of their own have. */
interface NativeReader {
  new (options: {
    readonly formats: readonly string[];
  }): {
    detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = ['qr_code', 'code_128'];

/** The reader of the browser where it knows our codes, else one that is loaded for it. */
export async function createDecoder(): Promise<Decoder> {
  const native = (globalThis as { readonly BarcodeDetector?: NativeReader }).BarcodeDetector;
  const known = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native !== undefined && FORMATS.every((format) => known.includes(format))) {
    const reader = new native({ formats: FORMATS });
    return async (picture) => (await reader.detect(picture)).map(({ rawValue }) => rawValue);
  }
  const { loadedDecoder } = await import('./loaded-decoder.ts');
  return loadedDecoder();
}
