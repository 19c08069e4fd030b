import { Alert, TextInput } from '@garment-mes/ui';
import { ScanLine } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import type { Entry } from './entry-definition.ts';
import styles from './entry-screen.module.css';

/** Scans that stay in view. */
const IN_VIEW = 5;

interface Scan {
  readonly id: number;
  readonly text: string;
  readonly ok: boolean;
}

/** A field that is always ready for the next scan, and what became of the last ones. */
export function EntryScreen({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [scans, setScans] = useTabState<readonly Scan[]>(`entry:${entry.record.id}`, []);
  const { run, pending } = useAction(entry.record, { ok: null, inline: true });

  const note = (text: string, ok: boolean) =>
    setScans((before) => [{ id: (before[0]?.id ?? 0) + 1, text, ok }, ...before].slice(0, IN_VIEW));

  async function record() {
    const scanned = code.trim();
    if (scanned === '' || pending) return;
    setCode('');
    try {
      const answer = await run({ body: entry.body(scanned) } as never);
      note(entry.done(answer as never, scanned), true);
    } catch (error) {
      note(`${scanned} ${failureText(error)}`, false);
    }
    field.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void record();
  }

  return (
    <div className={styles.entry}>
      <h1 className={styles.title}>{t(entry.title)}</h1>
      <TextInput
        ref={field}
        autoFocus
        className={styles.field ?? ''}
        aria-label={t(entry.label)}
        placeholder={t(entry.label)}
        icon={<ScanLine />}
        value={code}
        onValueChange={setCode}
        onKeyDown={press}
      />
      <ol className={styles.scans}>
        {scans.map(({ id, text, ok }) => (
          <li key={id}>
            <Alert tone={ok ? 'ok' : 'bad'}>{text}</Alert>
          </li>
        ))}
      </ol>
    </div>
  );
}
