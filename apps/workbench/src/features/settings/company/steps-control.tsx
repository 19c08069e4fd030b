import { NumberInput } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { LineList } from './line-list.tsx';
import { readSteps } from './setting-records.ts';
import styles from './settings.module.css';

interface StepsControlProps {
  readonly label: string;
  /** `[[most, factor], …, [null, factor]]` */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

type Step = readonly [most: number | string | null, factor: string];

/** Factors by the rolls for a hundred plies; the last one is for more than all others name. */
export function StepsControl({ label, value, disabled, onChange }: StepsControlProps) {
  const t = useText();
  const steps = readSteps(value);
  const named = steps.filter(([most]) => most !== null);
  const last = steps.find(([most]) => most === null)?.[1] ?? '';
  const give = (lines: readonly Step[], factor: string) => onChange([...lines, [null, factor]]);
  const factorInput = (name: string, factor: string, put: (next: string) => void) => (
    <NumberInput
      aria-label={name}
      disabled={disabled}
      className={styles.tiny}
      places={2}
      value={factor}
      onValueChange={put}
    />
  );
  return (
    <div className={styles.parts}>
      <LineList<Step>
        label={label}
        lines={named}
        disabled={disabled}
        least={0}
        empty={['', '']}
        addLabel={t('新增一档')}
        onChange={(lines) => give(lines, last)}
      >
        {([most, factor], put) => (
          <>
            ≤
            <NumberInput
              aria-label={t('每百层卷数')}
              disabled={disabled}
              className={styles.time}
              places={0}
              unit={t('卷')}
              value={String(most ?? '')}
              onValueChange={(typed) => put([typed === '' ? '' : Number(typed), factor])}
            />
            ×{factorInput(t('系数'), factor, (typed) => put([most, typed]))}
          </>
        )}
      </LineList>
      <span className={styles.line}>
        {t('更多')} ×{factorInput(t('更多时的系数'), last, (typed) => give(named, typed))}
      </span>
    </div>
  );
}
