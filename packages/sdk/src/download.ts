/** A file that the server sent. */
export interface Download {
  readonly blob: Blob;
  /** Name the server gave it, without folders; `undefined` when it gave none. */
  readonly fileName: string | undefined;
}

/** How much of a file has travelled. */
export interface Progress {
  /** Bytes so far. */
  readonly loaded: number;
  /** Bytes in all; `undefined` when the server did not say. */
  readonly total: number | undefined;
}

/** Hears how much of a file has travelled. */
export type OnProgress = (progress: Progress) => void;

/** Reads the body of an answer, telling how far it is. */
export async function readBlob(response: Response, onProgress?: OnProgress): Promise<Blob> {
  if (onProgress === undefined || response.body === null) return response.blob();

  const total = Number(response.headers.get('content-length')) || undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    loaded += value.byteLength;
    onProgress({ loaded, total });
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** File name of a `Content-Disposition` header (RFC 6266); the encoded form wins. */
export function fileNameOf(headers: Headers): string | undefined {
  const header = headers.get('content-disposition') ?? '';
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header);
  const name = decoded(encoded) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  // A name is a name: folders in it would be the server's way out of the download folder.
  return name?.trim().split(/[\\/]/).pop() || undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}
