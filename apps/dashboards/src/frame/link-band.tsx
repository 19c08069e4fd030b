import { useBeat } from './heartbeat.ts';
import { useText } from './language.tsx';
import { type Link, linkWords } from './link.ts';
import styles from './link-band.module.css';

/** Says at the bottom that the channel is gone, when it is tried again, and for a moment that it is back. */
export function LinkBand({ link }: { link: Link }) {
  const write = useText();
  const words = linkWords(link, useBeat());
  if (words === undefined) return null;
  return (
    <p className={styles.band} data-say={words.say} role="status">
      {write(words.say, { seconds: words.seconds, attempt: words.attempt })}
    </p>
  );
}
