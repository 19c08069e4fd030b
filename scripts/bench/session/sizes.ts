import { bundleSize } from '../../lib/checks/bundle-size.ts';
import { packed } from '../../lib/packed.ts';

const CREATE = `export { createSession } from '@garment-mes/session-machine';`;
const REACT = `export * from '@garment-mes/session-machine/react';`;

/** Bytes of the packed package in a bundle, and how many they may be. */
export async function sessionSizes() {
  const { consumer } = await packed('session-machine');
  const own = await bundleSize(consumer, CREATE, ['xstate']);
  const whole = await bundleSize(consumer, CREATE, []);
  const react = await bundleSize(consumer, REACT, ['react', 'xstate']);
  return {
    'without xstate': { bytes: own.entry, atMost: 6.5 * 1024 },
    'with xstate': { bytes: whole.entry, atMost: 20 * 1024 },
    './react': { bytes: react.entry, atMost: 1.5 * 1024 },
    /** Company, menu, tabs and channel, fetched when tokens are found. */
    'for signed-in people': { bytes: own.lazy, atMost: undefined },
  };
}
