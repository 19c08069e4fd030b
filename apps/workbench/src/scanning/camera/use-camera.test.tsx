// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCamera } from './use-camera.ts';

let inSight: string[] = [];
vi.mock('./decoder.ts', () => ({ createDecoder: async () => async () => inSight }));

const stopped = vi.fn();
const stream = {
  getTracks: () => [{ stop: stopped }],
  getVideoTracks: () => [{ getCapabilities: () => ({}) }],
};
const scanned: string[] = [];

function Eye() {
  const video = useRef<HTMLVideoElement>(null);
  const { failure } = useCamera(video, (code) => scanned.push(code));
  return (
    <>
      <video ref={video} muted />
      {failure}
    </>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const give = (getUserMedia: unknown) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia === undefined ? undefined : { getUserMedia },
  });

beforeEach(() => {
  vi.useFakeTimers();
  scanned.length = 0;
  inSight = [];
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 640 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { get: () => 480 });
  HTMLMediaElement.prototype.play = async () => undefined;
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: () => undefined,
    getImageData: () => ({}),
  })) as never;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a code in sight is one scan, and another one when it comes back', async () => {
  give(async () => stream);
  render(<Eye />);
  await wait(300);
  inSight = ['ｂcx1'];
  await wait(5_000);
  expect(scanned).toEqual(['BCX1']);
  inSight = [];
  await wait(2_000);
  inSight = ['BCX1', 'BCX2'];
  await wait(500);
  expect(scanned).toEqual(['BCX1', 'BCX1', 'BCX2']);
});

test('the camera is given back with the page', async () => {
  stopped.mockClear();
  give(async () => stream);
  const { unmount } = render(<Eye />);
  await wait(300);
  unmount();
  expect(stopped).toHaveBeenCalledTimes(1);
  inSight = ['BCX1'];
  await wait(1_000);
  expect(scanned).toEqual([]);
});

test('says whether nobody allowed the camera or there is none', async () => {
  give(async () => {
    throw new DOMException('', 'NotAllowedError');
  });
  const denied = render(<Eye />);
  await wait(10);
  expect(denied.container.textContent).toBe('denied');
  denied.unmount();
  give(undefined);
  const missing = render(<Eye />);
  await wait(10);
  expect(missing.container.textContent).toBe('missing');
});
