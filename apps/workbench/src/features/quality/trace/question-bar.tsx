import { isBarcode } from '@garment-mes/domain/bundles';
import { BundleRowFields } from '@garment-mes/sdk/labels';
import { Alert, Button, NumberInput, TextInput, toast } from '@garment-mes/ui';
import { ScanBarcode } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { normaliseCode } from '#scanning/typed-key.ts';
import { useWedge } from '#scanning/use-wedge.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './trace.module.css';
import { NO_QUESTION, type TraceQuestion, traceQuery } from './trace-question.ts';

interface QuestionBarProps {
  readonly question: TraceQuestion;
  readonly onAsk: (question: TraceQuestion) => void;
}

/** Takes a code from a scanner or a hand, or the number of a bundle in its order. */
export function QuestionBar({ question, onAsk }: QuestionBarProps) {
  const t = useText();
  const bundleLabel = fieldLabel(BundleRowFields, 'bundleLabel');
  const [typed, setTyped] = useState(question);
  const [broken, setBroken] = useState(false);
  const put = (part: Partial<TraceQuestion>) => setTyped({ ...typed, ...part });

  function ask(next: TraceQuestion) {
    const asked = { ...next, barcode: normaliseCode(next.barcode), orderNo: next.orderNo.trim() };
    const isBroken = asked.barcode !== '' && !isBarcode(asked.barcode);
    setTyped(asked);
    setBroken(isBroken);
    if (!isBroken && traceQuery(asked) !== undefined) onAsk(asked);
  }

  useWedge((code) => ask({ ...NO_QUESTION, barcode: code }), {
    onComposing: () => toast.warning(t('请切换到英文输入法')),
    onBroken: (text) => toast.warning(t('扫描“{text}”不完整，没有采用，请重扫', { text })),
  });

  return (
    <form
      className={styles.bar}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        ask(typed);
      }}
    >
      <TextInput
        autoFocus
        aria-label={t('条码')}
        placeholder={t('扫描或输入条码')}
        icon={<ScanBarcode aria-hidden />}
        className={styles.code ?? ''}
        clearable
        value={typed.barcode}
        onValueChange={(barcode) => put({ barcode })}
      />
      <span className={styles.or}>{t('或')}</span>
      <TextInput
        aria-label={t('订单号')}
        placeholder={t('订单号')}
        className={styles.order ?? ''}
        value={typed.orderNo}
        onValueChange={(orderNo) => put({ orderNo, barcode: '' })}
      />
      <NumberInput
        aria-label={bundleLabel}
        placeholder={bundleLabel}
        className={styles.number ?? ''}
        places={0}
        min="1"
        value={typed.bundleNo}
        onValueChange={(bundleNo) => put({ bundleNo, barcode: '' })}
      />
      <NumberInput
        aria-label={t('件序')}
        placeholder={t('件序')}
        className={styles.number ?? ''}
        places={0}
        min="1"
        value={typed.pieceNo}
        onValueChange={(pieceNo) => put({ pieceNo })}
      />
      <Button type="submit" variant="primary">
        {t('查询')}
      </Button>
      {broken && <Alert tone="bad">{t('条码校验位错误，请重扫')}</Alert>}
    </form>
  );
}
