import { Delete } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './report.module.css';
import { Sheet } from './sheet.tsx';

interface KeypadProps {
  readonly title: string;
  readonly note?: string;
  /** Pieces left; without it any number up to 9999 goes. */
  readonly most: number | undefined;
  readonly onNumber: (num: number) => void;
  readonly onCancel: () => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const MOST_PIECES = 9_999;

/** Digits of our own, so that no system keyboard covers the page. */
export function Keypad({ title, note, most, onNumber, onCancel }: KeypadProps) {
  const t = useText();
  const [text, setText] = useState(most === undefined ? '' : String(most));
  // The number offered is replaced by the first digit, not continued.
  const [fresh, setFresh] = useState(true);
  const num = Number(text);
  const allowed = num >= 1 && num <= (most ?? MOST_PIECES);

  function press(digit: string) {
    const next = fresh ? digit : text + digit;
    setFresh(false);
    if (Number(next) <= MOST_PIECES) setText(String(Number(next)));
  }

  return (
    <Sheet title={title} {...(note === undefined ? {} : { note })} onClose={onCancel}>
      <output className={styles.number} data-wrong={!allowed && text !== '' ? '' : undefined}>
        {text === '' ? '–' : text}
        {most !== undefined && <small> / {most}</small>}
      </output>
      <div className={styles.keys}>
        {KEYS.map((key) => (
          <button key={key} type="button" className={styles.key} onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className={styles.key}
          disabled={most === undefined}
          onClick={() => {
            setText(String(most));
            setFresh(true);
          }}
        >
          {t('全部')}
        </button>
        <button type="button" className={styles.key} onClick={() => press('0')}>
          0
        </button>
        <button
          type="button"
          className={styles.key}
          aria-label={t('退格')}
          onClick={() => {
            setFresh(false);
            setText(text.slice(0, -1));
          }}
        >
          <Delete aria-hidden />
        </button>
      </div>
      <button
        type="button"
        className={styles.primary}
        disabled={!allowed}
        onClick={() => onNumber(num)}
      >
        {t('报 {num} 件', { num: text })}
      </button>
    </Sheet>
  );
}
