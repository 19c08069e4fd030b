import type { OwnChannel } from '@garment-mes/session-machine';
import type { PairingInput } from './pairing.machine.ts';

/** Socket of a screen that is not paired yet: it receives only the code of its sign-in. */
export const pairingSocket =
  ({ clientId, protocols }: OwnChannel): PairingInput['open'] =>
  (handlers) => {
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, 'ws')}/websocket/${clientId}`,
      [...protocols],
    );
    socket.onopen = handlers.opened;
    socket.onclose = handlers.closed;
    socket.onmessage = ({ data }) => {
      const code = oauthCodeIn(String(data));
      if (code !== undefined) handlers.signedIn(code);
    };
    return {
      ping: () => socket.readyState === WebSocket.OPEN && socket.send('refreshMessage'),
      close: () => {
        socket.onopen = socket.onclose = socket.onmessage = null;
        socket.close();
      },
    };
  };

/** The sign-in code of a frame; `undefined` for every other frame. */
export function oauthCodeIn(text: string): string | undefined {
  try {
    for (const part of [JSON.parse(text)].flat())
      if (typeof part?.oauth_code === 'string') return part.oauth_code;
  } catch {
    // A frame that cannot be read is not for this page.
  }
  return undefined;
}
