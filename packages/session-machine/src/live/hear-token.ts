import { SessionError } from '../session-error.ts';
import type { Wiring } from './wiring.ts';

/** Lets callers wait for the token machine. @returns the way to a token */
export function hearToken({ session, tokens, ledger, room, tell, post, end }: Wiring) {
  /** Answers those who wait, or has the tokens renewed for them. */
  function settle() {
    if (room.size === 0) return;
    const standing = ledger.standing();
    const { access } = ledger.read();
    if (standing === 'cooling') room.refuse(ledger.failure());
    else if (standing !== 'usable') tokens.send({ type: 'token.wanted', standing });
    else if (access) room.admit(access);
  }

  tokens.on('settled', settle);
  tokens.on('failed', ({ error }) => {
    ledger.failed(error);
    tell('problem', { area: 'token', error });
  });
  tokens.on('renewed', () => {
    const lifetimeMs = ledger.lifetime();
    if (lifetimeMs) post({ type: 'renewed', lifetimeMs });
  });
  tokens.on('lost', () => end(ledger.read().refresh ? 'expired' : 'missing'));

  return async (signal?: AbortSignal): Promise<string> => {
    signal?.throwIfAborted();
    const state = session.getSnapshot();
    if (state.matches('left') || state.matches('revoking') || state.matches('parting'))
      throw new SessionError('signed-out');
    const waiting = room.enter(signal);
    if (tokens.getSnapshot().matches('ready')) settle();
    return waiting;
  };
}
