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

/** Called with how much of a file has travelled. */
export type OnProgress = (progress: Progress) => void;

/** The file in an answer, or the refusal that came in its place. */
export async function readFile(response: Response, onProgress?: OnProgress): Promise<unknown> {
  const blob = await readBlob(response, onProgress);
  // A refusal that was asked for as a file is still a refusal.
  const refusal = blob.type.includes('json') ? refusalIn(await blob.text()) : undefined;
  return refusal ?? { blob, fileName: fileNameOf(response.headers) };
}

function refusalIn(text: string): unknown {
  try {
    const body = JSON.parse(text) as { status?: unknown } | null;
    return typeof body?.status === 'number' && body.status !== 200 ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the body of an answer and reports progress. */
async function readBlob(response: Response, onProgress?: OnProgress): Promise<Blob> {
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
function fileNameOf(headers: Headers): string | undefined {
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
