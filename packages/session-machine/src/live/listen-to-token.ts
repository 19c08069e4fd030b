import type { Wiring } from './wiring.ts';

/** Lets callers wait for the token machine. @returns the way to a token */
export function listenToToken({
  tokens,
  ledger,
  room,
  emit,
  end,
  replace,
}: Pick<Wiring, 'tokens' | 'ledger' | 'room' | 'emit' | 'end' | 'replace'>): Wiring['accessToken'] {
  /** Answers those who wait, or has the tokens renewed for them. */
  function settle() {
    const standing = ledger.standing();
    if (ledger.read().refresh && !ledger.isOurs()) replace();
    else if (standing === 'gone') tokens.send({ type: 'token.gone' });
    else if (room.size > 0)
      if (standing === 'due') tokens.send({ type: 'token.wanted' });
      else if (standing === 'cooling') room.refuse(ledger.failure());
      else room.admit(ledger.read().access ?? '');
  }

  tokens.on('settled', settle);
  tokens.on('failed', ({ error }) => {
    ledger.failed(error);
    emit('problem', { area: 'token', error });
  });
  tokens.on('lost', () => end(ledger.read().refresh ? 'expired' : 'missing'));

  return (signal) => {
    const waiting = room.enter(signal);
    // A caller who left already changes nothing.
    if (room.size > 0 && tokens.getSnapshot().value === 'ready') settle();
    return waiting;
  };
}
