import type { OnProgress } from './download.ts';
import type { RequestBody } from './recipe.ts';
import type { Xhr } from './xhr.ts';

/**
 * Sends a request through XMLHttpRequest, the only way a browser reports upload progress.
 * Takes the place of `fetch` for one request; the body is handed over apart, since a form that went
 * into a Request cannot be taken out again.
 */
export const uploadWith =
  (body: RequestBody, onProgress: OnProgress) =>
  (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const xhr = new (globalThis as unknown as { XMLHttpRequest: new () => Xhr }).XMLHttpRequest();
      const stop = () => xhr.abort();

      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      // The browser writes the type of a form itself, with the boundary it has chosen.
      for (const [name, value] of request.headers)
        if (name !== 'content-type' || !(body instanceof FormData))
          xhr.setRequestHeader(name, value);

      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        onProgress({ loaded, total: lengthComputable ? total : undefined });
      xhr.onload = () =>
        resolve(new Response(xhr.response, { status: xhr.status, headers: headersOf(xhr) }));
      xhr.onerror = () => reject(new TypeError('The upload failed.'));
      xhr.onabort = () => reject(request.signal.reason);
      xhr.onloadend = () => request.signal.removeEventListener('abort', stop);

      request.signal.addEventListener('abort', stop);
      xhr.send(body);
    });

const headersOf = (xhr: Xhr): Headers => {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};
