import { afterEach, expect, test, vi } from 'vitest';
import { changeThing, scripted, success } from '../testing/scripted-client.ts';
import type { Progress } from './download.ts';

/** As much of XMLHttpRequest as an upload needs; `answer` decides how it ends. */
class FakeXhr {
  static last: FakeXhr;
  static answer: 'load' | 'error' | 'never' = 'load';
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly status = 200;
  responseType = '';
  response: Blob | undefined;
  method = '';
  url = '';
  body: unknown;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor() {
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-1\r\n';
  }
  send(body: unknown) {
    this.body = body;
    this.upload.onprogress?.({ loaded: 1, total: 3, lengthComputable: true });
    this.upload.onprogress?.({ loaded: 3, total: 0, lengthComputable: false });
    if (FakeXhr.answer === 'never') return;
    this.response = new Blob([JSON.stringify({ status: 200, message: '', data: '/files/1.png' })]);
    if (FakeXhr.answer === 'load') this.onload?.();
    else this.onerror?.();
    this.onloadend?.();
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeXhr.answer = 'load';
});

const form = (): FormData => {
  const fields = new FormData();
  fields.append('file', new File(['abc'], 'a.png'));
  return fields;
};

test('reports upload progress and returns the answer', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  const progress: Progress[] = [];
  const { client, requests } = scripted(success());
  const body = form();
  const data = await changeThing(client, { body }, { onProgress: (one) => progress.push(one) });

  expect(data).toBe('/files/1.png');
  expect(progress).toEqual([
    { loaded: 1, total: 3 },
    { loaded: 3, total: undefined },
  ]);
  expect(requests).toHaveLength(0);
  expect(FakeXhr.last).toMatchObject({ method: 'PUT', body });
  expect(FakeXhr.last.headers).toEqual({ authorization: 'Bearer token-1' });
});

test('fails like every other call when the connection is lost', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  FakeXhr.answer = 'error';
  const { client } = scripted(success());
  const call = changeThing(client, { body: form() }, { onProgress: () => {} });
  await expect(call).rejects.toMatchObject({ kind: 'network' });
});

test('stops when the caller cancels', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  FakeXhr.answer = 'never';
  const controller = new AbortController();
  const { client } = scripted(success());
  const call = changeThing(
    client,
    { body: form() },
    { onProgress: () => controller.abort(), signal: controller.signal },
  );
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
});

test('goes through fetch where there is no XMLHttpRequest', async () => {
  const { client, requests } = scripted(success('sent'));
  expect(await changeThing(client, { body: form() }, { onProgress: () => {} })).toBe('sent');
  expect(requests).toHaveLength(1);
});
