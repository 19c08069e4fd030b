import { spokenText, VOICE_SAMPLES } from '@garment-mes/domain/flow';
import { useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { useBeat, useWall } from '../frame/heartbeat.ts';
import { clockText } from '../frame/server-clock.ts';
import { isSilent } from '../kiosk/controls.ts';
import { useControls } from '../kiosk/controls-context.tsx';
import { type Occurrence, onOccurrence } from '../screen/occurrences.ts';
import { useScreen } from '../screen/screen-context.tsx';
import { onTopics, serverNow } from '../session.ts';
import { isNews } from './announced.ts';
import { isBreak, isQuiet, momentAt } from './moments.ts';
import { speak } from './speech.ts';
import { triedVoices, VOICE_TEST } from './tried-voices.ts';
import { voiceMachine } from './voice.machine.ts';
import styles from './voice.module.css';
import { voiceOf } from './voice-of.ts';

/** Speaks what happens on the floor; shows it across the screen where it cannot speak. */
export function Voice() {
  const screen = useScreen();
  const controls = useControls();
  const now = useBeat();
  const clock = clockText(useWall()).slice(0, 5);
  const muted = isSilent(controls, now);
  const present = { screen, clock, muted, silent: muted || !screen.speaks };
  const latest = useRef(present);
  latest.current = present;
  const actor = useRef<ActorRefFrom<typeof voiceMachine>>(undefined);
  const [snapshot, setSnapshot] = useState<SnapshotFrom<typeof voiceMachine>>();

  useEffect(() => {
    const voice = createActor(voiceMachine, {
      input: {
        speak: (text, signal) => speak(text, latest.current.screen.volume, signal),
        now: serverNow,
      },
    });
    actor.current = voice;
    const subscription = voice.subscribe(setSnapshot);
    voice.start();
    const leave = onOccurrence((occurrence) => announce(occurrence));
    function announce({ event, key, values, voiceId }: Occurrence): void {
      const { screen: own, silent, clock: time } = latest.current;
      const isHushed = isBreak(own.shiftSegments, time) || isQuiet(own.quietHours, time);
      if (silent || (isHushed && event !== 'qcAlarm')) return;
      const template = voiceOf(own.voices, event, voiceId);
      if (template === undefined || !isNews(localStorage, key, serverNow())) return;
      const text = spokenText(template.template, values);
      const { repeatNum } = template;
      voice.send({ type: 'wanted', sentence: { event, key, text, repeatNum, at: serverNow() } });
    }
    // Tried on purpose: it is said whichever screen of the line speaks otherwise, but not while muted.
    const leaveTests = onTopics([VOICE_TEST], (_, keys) => {
      const { screen: own, muted: isMuted } = latest.current;
      if (isMuted) return;
      for (const { id, event, template } of triedVoices(own, keys)) {
        const text = spokenText(template, VOICE_SAMPLES);
        const at = serverNow();
        voice.send({
          type: 'wanted',
          sentence: { event, key: `try ${id} ${at}`, text, repeatNum: 1, at },
        });
      }
    });
    return () => {
      leave();
      leaveTests();
      subscription.unsubscribe();
      voice.stop();
    };
  }, []);

  useEffect(() => {
    if (present.silent) actor.current?.send({ type: 'silenced' });
  }, [present.silent]);

  const moment = isQuiet(screen.quietHours, clock)
    ? undefined
    : momentAt(screen.shiftSegments, clock);
  useEffect(() => {
    const template = latest.current.screen.voices.find(({ event }) => event === moment);
    if (moment === undefined || template === undefined || latest.current.silent) return;
    const key = `${moment} ${new Date(serverNow()).toISOString().slice(0, 10)} ${clock}`;
    if (!isNews(localStorage, key, serverNow())) return;
    const text = spokenText(template.template, {});
    const { repeatNum } = template;
    actor.current?.send({
      type: 'wanted',
      sentence: { event: moment, key, text, repeatNum, at: serverNow() },
    });
  }, [moment, clock]);

  if (snapshot?.value !== 'showing') return null;
  return (
    <p className={styles.banner} role="alert">
      {snapshot.context.current?.text}
    </p>
  );
}
