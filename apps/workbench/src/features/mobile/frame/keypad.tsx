import { Delete } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './frame.module.css';
import { WideKey } from './keys.tsx';
import { Sheet } from './sheet.tsx';

interface KeypadProps {
  readonly title: string;
  readonly note?: string;
  /** Pieces left; without it any number up to 9999 goes. */
  readonly most: number | undefined;
  /** The smallest number that goes, 1 where nothing is said. */
  readonly least?: number;
  /** What is offered at first, where that is not the most. */
  readonly first?: number | undefined;
  /** What the key below says of the number typed; that it is reported, where nothing is said. */
  readonly keyWords?: (num: string) => string;
  readonly onNumber: (num: number) => void;
  readonly onCancel: () => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const MOST_PIECES = 9_999;

/** Digits of our own, so that no system keyboard covers the page. */
export function Keypad(props: KeypadProps) {
  const { title, note, most, least = 1, first = most, keyWords, onNumber, onCancel } = props;
  const t = useText();
  const [text, setText] = useState(first === undefined ? '' : String(first));
  // The number offered is replaced by the first digit, not continued.
  const [fresh, setFresh] = useState(true);
  const num = Number(text);
  const allowed = text !== '' && num >= least && num <= (most ?? MOST_PIECES);

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
      <WideKey primary disabled={!allowed} onPress={() => onNumber(num)}>
        {keyWords?.(text) ?? t('报 {num} 件', { num: text })}
      </WideKey>
    </Sheet>
  );
}
