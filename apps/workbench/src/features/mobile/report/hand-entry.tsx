import type { AppPreload } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { normaliseCode } from '#scanning/typed-key.ts';
import styles from './report.module.css';
import { endingWith, enteredCode } from './report-state.ts';
import { Sheet } from './sheet.tsx';

interface HandEntryProps {
  readonly preload: AppPreload | undefined;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

/** For a code that cannot be scanned: its last characters, then a pick; or the whole of it. */
export function HandEntry({ preload, onCode, onCancel }: HandEntryProps) {
  const t = useText();
  const [text, setText] = useState('');
  const code = normaliseCode(text);
  const found = endingWith(preload, code);
  const labelOf = (barcode: string) => preload?.bundles.find((one) => one.barcode === barcode);

  return (
    <Sheet title={t('手输条码')} note={t('条码末 6 位，或整个条码、工号')} onClose={onCancel}>
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
          if (key === 'Enter' && code !== '' && !nativeEvent.isComposing)
            onCode(enteredCode(preload, code));
        }}
      />
      <div className={styles.processes}>
        {found.map((barcode) => {
          const bundle = labelOf(barcode);
          return (
            <button
              key={barcode}
              type="button"
              className={styles.process}
              onClick={() => onCode(barcode)}
            >
              <span>
                {bundle?.bundleLabel} {bundle?.colorName} {bundle?.sizeName}
              </span>
              <small>{barcode}</small>
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={styles.primary}
        disabled={code === ''}
        onClick={() => onCode(code)}
      >
        {t('查找')}
      </button>
    </Sheet>
  );
}
