import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { normaliseCode } from '../typed-key.ts';
import { createDecoder, type Decoder } from './decoder.ts';

/** Ten pictures a second. */
const PICTURE_MS = 100;
/** A code out of sight for so long is another scan when it comes back. */
const AWAY_MS = 1_500;
/** Share of the picture, in its middle, in which codes are looked for. */
const WINDOW = 0.7;
const WIDTH = 1_280;

/** Why there is no picture: nobody allowed it, or the device has no camera for a page. */
type CameraFailure = 'denied' | 'missing';

/** What phones with a lamp add to the constraints of a track. */
interface Lamp {
  readonly torch?: boolean;
}

/**
 * Looks through the rear camera as long as the page is shown, and reports every code it sees: once, until
 * it has been out of sight.
 * @param onCode called with the code and when it was seen, on the clock of `Event.timeStamp`
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string, at: number) => void,
) {
  const emitCode = useEffectEvent(onCode);
  const [failure, setFailure] = useState<CameraFailure>();
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let clock: ReturnType<typeof setTimeout> | undefined;
    // Each turn to the page is a run of its own: what an earlier one still waits for comes too late.
    let run = 0;
    const seen = new Map<string, number>();

    async function open() {
      const mine = ++run;
      try {
        const opened = await rearCamera();
        if (mine !== run) return close(opened);
        stream = opened;
        setFailure(undefined);
        setTrack(opened.getVideoTracks()[0]);
        setLit(false);
        const element = video.current;
        if (element === null) return;
        element.srcObject = opened;
        await element.play().catch(() => undefined);
        const decode = await createDecoder();
        if (mine === run) void look(element, decode, mine);
      } catch (error) {
        if (mine === run) setFailure(failureOf(error));
      }
    }

    async function look(element: HTMLVideoElement, decode: Decoder, mine: number) {
      const picture = pictureOf(element);
      const codes = picture === undefined ? [] : await decode(picture).catch(() => []);
      if (mine !== run) return;
      const at = performance.now();
      for (const code of codes.map(normaliseCode)) {
        const isNew = at - (seen.get(code) ?? Number.NEGATIVE_INFINITY) > AWAY_MS;
        seen.set(code, at);
        if (isNew) emitCode(code, at);
      }
      clock = setTimeout(() => void look(element, decode, mine), PICTURE_MS);
    }

    function shut() {
      run += 1;
      clearTimeout(clock);
      close(stream);
      stream = undefined;
      setTrack(undefined);
    }

    const turn = () => (document.hidden ? shut() : void open());
    if (!document.hidden) void open();
    document.addEventListener('visibilitychange', turn);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      shut();
    };
  }, [video]);

  const lamp = track?.getCapabilities?.() as Lamp | undefined;
  return {
    failure,
    /** `undefined` for a camera without a lamp. */
    lamp: lamp?.torch === true ? isLit : undefined,
    async light(on: boolean): Promise<void> {
      const wanted: Lamp = { torch: on };
      await track?.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] });
      setLit(on);
    },
  };
}

async function rearCamera(): Promise<MediaStream> {
  // Pages that came over plain http are given no camera at all.
  if (navigator.mediaDevices === undefined) throw new DOMException('', 'NotFoundError');
  const video = { facingMode: { ideal: 'environment' }, width: { ideal: WIDTH } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

const failureOf = (error: unknown): CameraFailure =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';

const close = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

let canvas: HTMLCanvasElement | undefined;

/** The middle of what the camera sees now; `undefined` before the first picture. */
function pictureOf(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  canvas ??= document.createElement('canvas');
  const width = Math.round(videoWidth * WINDOW);
  const height = Math.round(videoHeight * WINDOW);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  const left = (videoWidth - width) / 2;
  const top = (videoHeight - height) / 2;
  context.drawImage(video, left, top, width, height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
