import { Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import { Mark } from '#app/mark.tsx';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import styles from './frame.module.css';
import type { useScanAnswer } from './use-scan-answer.ts';

interface PersonBarProps {
  readonly name: string;
  /** Small below the name. */
  readonly note: string | undefined;
  readonly voice: Pick<ReturnType<typeof useScanAnswer>, 'speaks' | 'speak'>;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** Who holds the phone, and whether it speaks. */
export function PersonBar({ name, note, voice, children }: PersonBarProps) {
  const t = useText();
  return (
    <header className={styles.person}>
      <TextLink to={href('/')} variant="quiet" className={styles.home ?? ''} aria-label={t('首页')}>
        <Mark size={32} />
      </TextLink>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      <button
        type="button"
        className={styles.voice}
        aria-pressed={voice.speaks}
        aria-label={t('语音反馈')}
        onClick={() => voice.speak(!voice.speaks, t('语音反馈已开'))}
      >
        {voice.speaks ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      </button>
      {children}
    </header>
  );
}
