import { readScale, type ScaleReading } from './scale-reading.ts';

/** What browsers offer of a serial port; only some of them do. */
interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  open(options: { readonly baudRate: number }): Promise<void>;
}
interface Serial {
  getPorts(): Promise<readonly SerialPort[]>;
  requestPort(): Promise<SerialPort>;
}

/** As nearly all counter scales are delivered. */
const BAUD = 9600;

const serialOf = (from: Navigator): Serial | undefined =>
  (from as Navigator & { readonly serial?: Serial }).serial;

/** Whether this browser reaches a scale at all. */
export const hasScale = (from: Navigator = navigator): boolean => serialOf(from) !== undefined;

/** A scale that sends its weight continuously. */
export interface Scale {
  /** The last line that was a weight. */
  readonly reading: () => ScaleReading | undefined;
  readonly close: () => void;
}

/**
 * Opens the scale of this place, asking which port it hangs at where the browser does not know yet: call it
 * from a key or a click. Bluetooth scales appear as such a port too.
 *
 * @throws what the browser says when nobody chose a port or it is in use
 */
export async function openScale(from: Navigator = navigator): Promise<Scale> {
  const serial = serialOf(from);
  if (serial === undefined) throw new Error('This browser knows no serial ports.');
  const [known] = await serial.getPorts();
  const port = known ?? (await serial.requestPort());
  if (port.readable === null) await port.open({ baudRate: BAUD });
  const stop = new AbortController();
  let last: ScaleReading | undefined;
  void listen(port, stop.signal, (line) => {
    last = readScale(line, last);
  });
  return { reading: () => last, close: () => stop.abort() };
}

/** Reads the port line by line until it is stopped or unplugged. */
async function listen(
  { readable }: SerialPort,
  signal: AbortSignal,
  onLine: (line: string) => void,
): Promise<void> {
  const reader = readable?.getReader();
  if (reader === undefined) return;
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/[\r\n]+/);
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') onLine(line);
    }
  } catch {
    // Unplugged: the next key asks for the port again.
  } finally {
    reader.releaseLock();
  }
}
