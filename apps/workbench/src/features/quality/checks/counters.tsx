import { formatFixed, NO_FIGURE } from '@garment-mes/domain/formats';
import { dhu } from '@garment-mes/domain/quality';
import { refusalText } from '@garment-mes/domain/refusals';
import { CheckRecordRowFields } from '@garment-mes/sdk/labels';
import { Alert, Field, NumberInput } from '@garment-mes/ui';
import { useState } from 'react';
import { currentLanguage, t, useText } from '#app/i18n.ts';
import { checkIssues } from '#garment/check-issues.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { Pictures } from '#screens/form/pictures-control.tsx';
import styles from './checks.module.css';
import type { Tally } from './taps.ts';
import type { Taps } from './use-taps.ts';

const OUTCOMES = ['passNum', 'reworkNum', 'secondNum', 'scrapNum'] as const;
const MOST_PICTURES = 9;

interface CountersProps {
  readonly tally: Tally;
  readonly round: number;
}

/** 检查 合格 返修 次品 报废 and the running DHU, which garments that came back have none of. */
export function Counters({ tally, round }: CountersProps) {
  const t = useText();
  const rate = round === 1 ? dhu(tally.defectNum, tally.doneNum) : undefined;
  const figures = [
    [t('检查'), `${tally.doneNum} / ${tally.checkNum}`],
    ...OUTCOMES.map((name) => [fieldLabel(CheckRecordRowFields, name), String(tally[name])]),
    ['DHU', rate === undefined ? NO_FIGURE : formatFixed(rate.toString(), 2)],
  ] as const;
  return (
    <dl className={styles.counters}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CheckNumProps {
  readonly taps: Taps;
  readonly tally: Tally;
  readonly max: number;
}

/** How many garments are to be checked; sent when the person leaves the field. */
export function CheckNum({ taps, tally, max }: CheckNumProps) {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !(Number(typed) >= 1 && Number(typed) <= max);
  function commit() {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (Number(typed) !== tally.checkNum) taps.type({ checkNum: Number(typed) });
  }
  return (
    <Field
      label={fieldLabel(CheckRecordRowFields, 'checkNum')}
      error={isWrong ? t('检查数须在1到{max}之间', { max }) : undefined}
    >
      <NumberInput
        places={0}
        value={typed ?? String(tally.checkNum)}
        onValueChange={setTyped}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </Field>
  );
}

/** Pictures of what was found; a scrapped garment and a critical fault need one. */
export const CheckPictures = ({ taps, tally }: { readonly taps: Taps; readonly tally: Tally }) => (
  <Pictures max={MOST_PICTURES} urls={tally.images} onChange={(images) => taps.type({ images })} />
);

/** What keeps a record from being submitted. */
function faultsOf(tally: Tally, isFinal: boolean): readonly string[] {
  const { found: faults, criticalNum, images } = tally;
  const all = checkIssues({ counts: tally, faults, criticalNum, pictures: images.length });
  const issues = all.filter(({ code }) =>
    // While garments are left to be judged their counts cannot add up yet.
    code === 'check-sum'
      ? tally.doneNum >= tally.checkNum
      : !isFinal || code === 'check-photo-missing',
  );
  return issues.map((each) => refusalText(each, currentLanguage()));
}

/** The same in words, once garments are judged. */
export function Faults({
  tally,
  isFinal = false,
}: {
  readonly tally: Tally;
  readonly isFinal?: boolean;
}) {
  const faults = tally.doneNum === 0 ? [] : faultsOf(tally, isFinal);
  return faults.length > 0 && <Alert tone="warn">{faults.join(t('；'))}</Alert>;
}
