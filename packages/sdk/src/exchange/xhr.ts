/**
 * As much of XMLHttpRequest as an upload needs. Written out because the server reads these sources
 * too, without the types of a browser.
 */
export interface Xhr {
  readonly status: number;
  readonly response: Blob | null;
  responseType: string;
  readonly upload: {
    onprogress:
      | ((event: { loaded: number; total: number; lengthComputable: boolean }) => void)
      | null;
  };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  onloadend: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: unknown): void;
  abort(): void;
}
