import { ScanCodeKindLabels } from '@garment-mes/sdk/labels';
import { type ResolvedCode, resolveScanCode, type ScanCodeKind } from '@garment-mes/sdk/mes2';
import { Alert, Tag, TextInput, toast } from '@garment-mes/ui';
import { ScanLine } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from './scan-field.module.css';
import { playTone, type ScanTone } from './tones.ts';
import { normaliseCode } from './typed-key.ts';
import { useWedge } from './use-wedge.ts';

/** What came of a scan: taken, there already, or refused with its reason. */
export interface ScanVerdict {
  readonly tone: ScanTone;
  /** Why it was refused, or what is to be known of it. */
  readonly text?: string | undefined;
}

/** A scan as the list under the field has it. */
interface ListedScan extends ScanVerdict {
  readonly no: number;
  /** The code, and what a person calls the thing once that is known. */
  readonly code: string;
  readonly label: string;
}

interface ScanFieldProps {
  /** What may be scanned here; anything else is refused by its name. */
  readonly kinds: readonly ScanCodeKind[];
  /** Takes what was found; what it throws is the refusal. */
  readonly onFound: (found: ResolvedCode) => ScanVerdict | Promise<ScanVerdict>;
  /** The order that codes are scanned for. */
  readonly orderId?: string | undefined;
  /** Rolls are fed to that order: another fabric or colour is refused. */
  readonly isFed?: boolean | undefined;
  /** Bundles are sent to a line: one that may not leave the store is refused. */
  readonly isSent?: boolean | undefined;
  readonly enabled?: boolean | undefined;
}

/** Scans that stand under the field. */
const LISTED = 5;

/**
 * The scan field of a desk: takes codes from a scanner wherever the focus is, and from a hand with Enter, one after the
 * other in their order. Says by tone, colour and word what came of each; a refusal stands until the next scan.
 */
export function ScanField(props: ScanFieldProps) {
  const { kinds, enabled = true } = props;
  const t = useText();
  const names = kinds.map((kind) => labelOf(ScanCodeKindLabels[kind])).join(t('、'));
  const [typed, setTyped] = useState('');
  const { take, scans, waiting, taken } = useScans(props, names);

  useWedge(take, {
    enabled,
    onComposing: () => toast.warning(t('请切换到英文输入法')),
    onBroken: (text) => {
      playTone('refused');
      toast.warning(t('扫描“{text}”不完整，没有采用，请重扫', { text }));
    },
  });

  const [last] = scans;
  return (
    <section aria-label={t('扫描')} className={styles.scan}>
      <TextInput
        className={styles.field}
        icon={<ScanLine aria-hidden />}
        aria-label={t('扫描{kinds}', { kinds: names })}
        placeholder={t('扫描{kinds}', { kinds: names })}
        aria-busy={waiting > 0 || undefined}
        disabled={!enabled}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take(typed);
          setTyped('');
        }}
      />
      <output className={styles.count}>
        {waiting > 0
          ? t('已扫 {count}，{waiting} 个在查', { count: taken, waiting })
          : t('已扫 {count}', { count: taken })}
      </output>
      {last?.tone === 'refused' && (
        <Alert tone="bad">{`${last.label || last.code}：${last.text ?? ''}`}</Alert>
      )}
      {scans.length > 0 && (
        <ol className={styles.scans} aria-label={t('最近扫描')}>
          {scans.map(({ no, code, label, tone, text }) => (
            <li key={no}>
              <ScanTag tone={tone} /> <span>{label || code}</span>{' '}
              {tone !== 'refused' && text && <span className={styles.text}>{text}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What was scanned at this field, and the taking of the next code. @param names what may be scanned, in words */
function useScans({ kinds, onFound, orderId, isFed, isSent }: ScanFieldProps, names: string) {
  const t = useText();
  const { client } = useWorkbench();
  const [scans, setScans] = useState<readonly ListedScan[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [taken, setTaken] = useState(0);
  const line = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const judge = useEffectEvent(async (code: string): Promise<Omit<ListedScan, 'no'>> => {
    try {
      const found = await resolveScanCode(client, {
        query: {
          code,
          ...(orderId === undefined ? {} : { orderId }),
          ...(isFed ? { isFed } : {}),
          ...(isSent ? { isSent } : {}),
        },
      });
      const { label } = found;
      if (kinds.includes(found.kind)) return { code, label, ...(await onFound(found)) };
      const kind = labelOf(ScanCodeKindLabels[found.kind]);
      const text = t('这是{kind}，请扫描{kinds}', { kind, kinds: names });
      return { code, label, tone: 'refused', text };
    } catch (error) {
      return { code, label: '', tone: 'refused', text: failureText(error) };
    }
  });

  /** Codes wait for each other: what is taken first decides about what comes next. */
  const take = (given: string): void => {
    const code = normaliseCode(given);
    if (code === '') return;
    setWaiting((many) => many + 1);
    line.current = line.current.then(async () => {
      const scan = await judge(code);
      if (!isShown.current) return;
      playTone(scan.tone);
      count.current += 1;
      const listed = { ...scan, no: count.current };
      setScans((before) => [listed, ...before].slice(0, LISTED));
      if (scan.tone === 'ok') setTaken((many) => many + 1);
      setWaiting((many) => many - 1);
    });
  };
  return { take, scans, waiting, taken };
}

function ScanTag({ tone }: { readonly tone: ScanTone }) {
  const t = useText();
  if (tone === 'ok') return <Tag tone="ok">{t('已收')}</Tag>;
  if (tone === 'duplicate') return <Tag tone="warn">{t('重复')}</Tag>;
  return <Tag tone="bad">{t('未收')}</Tag>;
}
