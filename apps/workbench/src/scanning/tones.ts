/** How a station answers a scan. */
export type ScanTone = 'ok' | 'refused' | 'duplicate';

/** Hertz, and the milliseconds of each beep; beeps follow each other with the gap between. */
const TONES: Readonly<Record<ScanTone, { hertz: number; beeps: readonly number[]; gap: number }>> =
  {
    ok: { hertz: 880, beeps: [80], gap: 0 },
    refused: { hertz: 220, beeps: [160, 160], gap: 80 },
    duplicate: { hertz: 660, beeps: [40, 40, 40], gap: 40 },
  };

const VIBRATION: Readonly<Record<ScanTone, number | number[]>> = {
  ok: 30,
  refused: [80, 60, 80],
  duplicate: [20, 30, 20, 30, 20],
};

let audio: AudioContext | undefined;

/** Plays the tone of an answer and shakes a device that can; silent where the browser has no sound. */
export function playTone(tone: ScanTone): void {
  navigator.vibrate?.(VIBRATION[tone]);
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers block sound until the person has touched the page.
  if (audio.state === 'suspended') void audio.resume();
  const { hertz, beeps, gap } = TONES[tone];
  let at = audio.currentTime;
  for (const length of beeps) {
    beep(audio, hertz, at, length / 1000);
    at += (length + gap) / 1000;
  }
}

function beep(context: AudioContext, hertz: number, at: number, seconds: number): void {
  const sound = context.createOscillator();
  const volume = context.createGain();
  sound.frequency.value = hertz;
  volume.gain.setValueAtTime(0.2, at);
  volume.gain.setTargetAtTime(0, at + seconds, 0.01);
  sound.connect(volume).connect(context.destination);
  sound.start(at);
  sound.stop(at + seconds + 0.05);
}
