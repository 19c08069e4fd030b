import type { ChannelStatus } from '@garment-mes/session-machine';
import { useState } from 'react';

/**
 * Whether the server cannot be reached. A broken channel counts until it is open again, with its
 * tries in between; without a channel the calls of the page decide.
 */
export function useConnectionLost(channel: ChannelStatus, callsFail: boolean): boolean {
  const [broken, setBroken] = useState(false);
  const now = channel === 'open' ? false : broken || channel === 'waiting' || channel === 'offline';
  if (now !== broken) setBroken(now);
  return now || (callsFail && channel !== 'open');
}
