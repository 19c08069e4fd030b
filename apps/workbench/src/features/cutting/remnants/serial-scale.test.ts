import { expect, test, vi } from 'vitest';
import { hasScale, openScale } from './serial-scale.ts';

function plugged() {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    open: vi.fn(async () => {
      port.readable = new ReadableStream({
        start(controller) {
          sender = controller;
        },
      });
    }),
  };
  const serial = { getPorts: vi.fn(async () => [] as object[]), requestPort: async () => port };
  const say = async (text: string) => {
    sender?.enqueue(new TextEncoder().encode(text));
    await new Promise((settle) => setTimeout(settle));
  };
  return { from: { serial } as unknown as Navigator, port, say };
}

test('reads a scale line by line, however its bytes arrive', async () => {
  const { from, port, say } = plugged();
  const scale = await openScale(from);
  expect(port.open).toHaveBeenCalledWith({ baudRate: 9600 });
  expect(scale.reading()).toBeUndefined();
  await say('US,GS,+ 0.9');
  await say('80kg\r\nST,GS,+ 1.2');
  expect(scale.reading()).toEqual({ kg: '0.980', isStable: false });
  await say('50kg\r\n');
  expect(scale.reading()).toEqual({ kg: '1.250', isStable: true });
  scale.close();
});

test('a browser without serial ports has no scale', async () => {
  const without = {} as Navigator;
  expect(hasScale(without)).toBe(false);
  await expect(openScale(without)).rejects.toThrow();
});
