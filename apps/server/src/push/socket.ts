import type { Language } from '@garment-mes/domain/refusals';
import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';

/** Close codes that the browser side knows. */
export const CloseCode = {
  goingAway: 1001,
  policy: 1008,
  tooSlow: 1013,
  revoked: 4401,
  badOrigin: 4403,
} as const;

const MOST_BUFFERED = 64 * 1024;
const MESSAGES = { most: 10, withinMs: 10_000 };
const SILENT_MS = 70_000;

/** Who sits behind a socket and what is on show there; set by bindChannel, never by the socket itself. */
export interface Binding {
  readonly userId: string;
  readonly familyId: string;
  readonly companyId: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly topics: ReadonlySet<string>;
}

/** One browser tab's channel. Until it is bound it receives nothing but the answer to its pulse. */
export class Socket {
  readonly clientId: string;
  /** What the page will prove when it brings a sign-in code; `undefined` where it waits for none. */
  readonly challenge: string | undefined;
  binding: Binding | undefined;
  readonly #ws: WebSocket;
  readonly #clock: Clock;
  #silence: NodeJS.Timeout | undefined;
  #received: number[] = [];

  constructor(
    { clientId, challenge }: Pick<Socket, 'clientId' | 'challenge'>,
    ws: WebSocket,
    clock: Clock,
    closed: () => void,
  ) {
    this.clientId = clientId;
    this.challenge = challenge;
    this.#clock = clock;
    this.#ws = ws;
    this.#listenOn();
    ws.on('message', (data) => this.#receive(String(data)));
    ws.on('close', () => {
      clearTimeout(this.#silence);
      closed();
    });
    ws.on('error', () => ws.terminate());
  }

  send(frame: unknown): void {
    this.sendText(Buffer.from(JSON.stringify(frame)));
  }

  /** A frame that many sockets get, written and encoded once. */
  sendText(frame: Buffer): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    // A reader this far behind re-reads everything when it is back: the rows are the truth.
    if (this.#ws.bufferedAmount > MOST_BUFFERED) this.close(CloseCode.tooSlow);
    else this.#ws.send(frame, { binary: false });
  }

  close(code: number): void {
    this.#ws.close(code);
    // A dead peer never answers the closing handshake.
    setTimeout(() => this.#ws.terminate(), 2_000).unref();
  }

  #receive(text: string): void {
    this.#listenOn();
    const now = performance.now();
    this.#received = [...this.#received.filter((at) => now - at < MESSAGES.withinMs), now];
    if (this.#received.length > MESSAGES.most) this.close(CloseCode.policy);
    else if (text === 'refreshMessage') this.send({ topic: 'pulse', keys: [], asOf: this.asOf() });
  }

  /** Now, as the company's wall clock shows it. */
  asOf(): string {
    return this.#clock().toLocaleString('sv-SE', {
      timeZone: this.binding?.timeZone ?? 'Asia/Shanghai',
    });
  }

  #listenOn(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#ws.terminate(), SILENT_MS);
    this.#silence.unref();
  }
}
