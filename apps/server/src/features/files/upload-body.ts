import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The one file of a form, beside what the document knows of the body. */
export const UPLOAD = Symbol('upload');

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

const MEGABYTE = 1024 * 1024;
/** Largest form of each upload; the file in it is a little smaller. */
const LIMITS: Readonly<Record<string, number>> = {
  '/amc/management/picture/upload': 11 * MEGABYTE,
  '/amc/file/upload': 51 * MEGABYTE,
};

/** The upload of a request body, `undefined` when there is none. */
export const uploadOf = (body: unknown): Upload | undefined =>
  (body as { readonly [UPLOAD]?: Upload } | undefined)?.[UPLOAD];

/** Lets the two upload calls, and no other, take a form with one part named `file`. */
export function readUploads(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const limit = LIMITS[route.url];
    if (limit !== undefined) route.bodyLimit = limit;
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const upload =
        LIMITS[request.routeOptions.url ?? ''] === undefined
          ? undefined
          : onlyPart(body, request.headers['content-type'] ?? '');
      if (!upload) throw Object.assign(new Error('one part named file'), { statusCode: 400 });
      return { file: upload.name, [UPLOAD]: upload };
    },
  );
}

export function onlyPart(body: Buffer, contentType: string): Upload | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (
    boundary === undefined ||
    !body.subarray(0, boundary.length + 2).equals(Buffer.from(`--${boundary}`))
  )
    return undefined;
  const head = body.indexOf('\r\n\r\n');
  const end = body.indexOf(`\r\n--${boundary}`, head);
  const isLast =
    end > 0 &&
    body.toString('latin1', end + boundary.length + 4, end + boundary.length + 6) === '--';
  if (head < 0 || head > 2048 || !isLast) return undefined;
  const headers = body.toString('utf8', 0, head);
  const [, field] = /\bname="([^"]*)"/i.exec(headers) ?? [];
  const [, filename] = /\bfilename="([^"]*)"/i.exec(headers) ?? [];
  if (field !== 'file' || filename === undefined) return undefined;
  const last = filename.split(/[\\/]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control signs are what is taken out.
  const name = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e]/g, '').slice(-128) || 'file';
  return { name, bytes: body.subarray(head + 4, end) };
}
