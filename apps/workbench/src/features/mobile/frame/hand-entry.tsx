import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { normaliseCode } from '#scanning/typed-key.ts';
import styles from './frame.module.css';
import { WideKey } from './keys.tsx';
import { Sheet } from './sheet.tsx';
import { Tile, Tiles } from './tiles.tsx';

interface HandEntryProps {
  /** What is said above the field. */
  readonly note: string;
  /** Things whose codes end in what was typed, to pick from. */
  readonly offers: (tail: string) => readonly { readonly code: string; readonly words: string }[];
  /** The code that Enter takes of what was typed. */
  readonly entered: (code: string) => string;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

/** For a code that cannot be scanned: its last characters, then a pick; or the whole of it. */
export function HandEntry({ note, offers, entered, onCode, onCancel }: HandEntryProps) {
  const t = useText();
  const [text, setText] = useState('');
  const code = normaliseCode(text);

  return (
    <Sheet title={t('手输条码')} note={note} onClose={onCancel}>
      <input
        className={styles.entry}
        aria-label={t('手输条码')}
        lang="en"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        // The person came here to type.
        // biome-ignore lint/a11y/noAutofocus: the sheet has one field.
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && code !== '' && !nativeEvent.isComposing) onCode(entered(code));
        }}
      />
      <Tiles>
        {offers(code).map((one) => (
          <Tile key={one.code} note={one.code} onPress={() => onCode(one.code)}>
            {one.words}
          </Tile>
        ))}
      </Tiles>
      <WideKey primary disabled={code === ''} onPress={() => onCode(code)}>
        {t('查找')}
      </WideKey>
    </Sheet>
  );
}
