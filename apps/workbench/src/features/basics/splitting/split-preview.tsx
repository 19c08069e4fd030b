import { BundleSplitMode } from '@garment-mes/domain/bundles';
import { type BundleSplitRuleRow, previewBundleSplitRule } from '@garment-mes/sdk/mes2';
import { Alert, Field, NumberInput, TextInput } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { BesideProps } from '#screens/record/record-definition.ts';
import styles from './split-preview.module.css';

/** A lay on which a rule is tried. */
const TRIAL = { plies: '86', rollEnds: '', ratio: '1' };
const LIST = /^[\d.,，\s]*$/;

/** The bundles that the typed rule makes of a trial lay, as bars with their numbers and garments. */
export function SplitPreview({ values }: BesideProps) {
  const t = useText();
  const [lay, setLay] = useState(TRIAL);
  const { mode, maxNum, mergeTailPct, numbering } = values;
  const isWhole = mode === BundleSplitMode.wholeStack;
  const listed = (text: string) => text.replaceAll('，', ',').replace(/\s/g, '');
  const isReady = Boolean(mode) && lay.plies !== '' && (isWhole || Boolean(maxNum));
  const { data, error } = useOperation(
    previewBundleSplitRule,
    {
      query: {
        mode: mode as BundleSplitRuleRow['mode'],
        plies: Number(lay.plies),
        ...(isWhole ? {} : { maxNum: Number(maxNum) }),
        ...(mode === BundleSplitMode.fixed && mergeTailPct
          ? { mergeTailPct: String(mergeTailPct) }
          : {}),
        ...(numbering ? { numbering: numbering as BundleSplitRuleRow['numbering'] } : {}),
        ...(listed(lay.rollEnds) ? { rollEnds: listed(lay.rollEnds) } : {}),
        ...(listed(lay.ratio) ? { ratio: listed(lay.ratio) } : {}),
      },
    },
    { enabled: isReady, keepPrevious: true },
  );
  const text = (name: 'rollEnds' | 'ratio') => (
    <TextInput
      value={lay[name]}
      onValueChange={(next) => LIST.test(next) && setLay({ ...lay, [name]: next })}
    />
  );
  const most = Math.max(1, ...(data?.bundles ?? []).map(({ num }) => num));
  return (
    <section aria-label={t('试算')} className={styles.preview}>
      <Field label={t('层数')}>
        <NumberInput
          places={0}
          min="1"
          value={lay.plies}
          onValueChange={(plies) => setLay({ ...lay, plies })}
        />
      </Field>
      <Field label={t('布卷末层')} hint={t('按卷时每卷的末层，逗号分开，如 50,70')}>
        {text('rollEnds')}
      </Field>
      <Field label={t('配比')} hint={t('每个尺码一个，逗号分开，如 1,2,0.5')}>
        {text('ratio')}
      </Field>
      {error ? (
        <Alert tone="bad">{failureText(error)}</Alert>
      ) : (
        isReady &&
        data && (
          <>
            <p role="status">{t('共 {count} 扎', { count: data.bundleNum })}</p>
            <ol className={styles.bars}>
              {data.bundles.map(({ bundleNo, num }) => (
                <li key={bundleNo}>
                  <span>{bundleNo}</span>
                  <i style={{ inlineSize: `${(num / most) * 100}%` }}>{num}</i>
                </li>
              ))}
            </ol>
          </>
        )
      )}
    </section>
  );
}
