import { ApiError, createClient } from '@garment-mes/sdk';
import { createBoardDeviceCode } from '@garment-mes/sdk/amc';
import { QrCode } from '@garment-mes/ui';
import { useEffect, useState } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import { useBeat } from '../frame/heartbeat.ts';
import { useText } from '../frame/language.tsx';
import { AS_DEVICE } from '../identity/identity.ts';
import {
  forgetRevocation,
  loginHere,
  serverNow,
  session,
  signInAsPerson,
  waitForPairing,
  wasRevoked,
} from '../session.ts';
import { pairingMachine } from './pairing.machine.ts';
import styles from './pairing-page.module.css';
import { pairingSocket } from './pairing-socket.ts';

const RETRY_S = 10;

/** A screen that is not paired: shows the code by which the workbench pairs it. */
export function PairingPage() {
  const write = useText();
  const now = useBeat();
  const waiting = waitForPairing();
  const { clientId } = waiting;
  const [snapshot, setSnapshot] = useState<SnapshotFrom<typeof pairingMachine>>();

  useEffect(() => {
    const client = createClient({ baseUrl: '', session });
    const actor = createActor(pairingMachine, {
      input: {
        askCode: async (signal) =>
          (await createBoardDeviceCode(client, { body: { clientId } }, { signal })).pairCode,
        open: pairingSocket(waiting),
        now: serverNow,
      },
    });
    const paired = actor.on('paired', ({ oauthCode }) => {
      forgetRevocation();
      const query = new URLSearchParams({
        oauth_code: oauthCode,
        state: waiting.state,
        [AS_DEVICE]: 'device',
      });
      location.replace(`${location.pathname}?${query}`);
    });
    const subscription = actor.subscribe(setSnapshot);
    actor.start();
    return () => {
      paired.unsubscribe();
      subscription.unsubscribe();
      actor.stop();
    };
  }, [clientId, waiting]);

  const { pairCode = '', expiresAt = 0, failure } = snapshot?.context ?? {};
  const left = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  return (
    <main className={styles.page}>
      {wasRevoked() ? (
        <p className={styles.revoked} role="alert">
          {write('revoked')}
        </p>
      ) : null}
      <QrCode text={clientId} size={420} label={write('pairing')} />
      <p className={styles.code}>
        {pairCode === '' ? '––– –––' : `${pairCode.slice(0, 3)} ${pairCode.slice(3)}`}
      </p>
      <p className={styles.how}>{write('howToPair')}</p>
      <p className={styles.left} role="status">
        {snapshot?.value === 'failed'
          ? write('pairingFailed', {
              seconds: RETRY_S,
              reason: failure instanceof ApiError ? failure.text : write('disconnected'),
            })
          : write('codeLasts', { seconds: left })}
      </p>
      <a
        className={styles.person}
        href={loginHere()}
        onClick={(event) => {
          event.preventDefault();
          signInAsPerson();
        }}
      >
        {write('signInAsPerson')}
      </a>
    </main>
  );
}
