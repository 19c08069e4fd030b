import { NumberInput, Switch } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { readVoice } from './setting-records.ts';
import styles from './settings.module.css';
import { SpansControl } from './spans-control.tsx';

interface VoiceControlProps {
  readonly label: string;
  /** `{on, volume, quiet}`, the volume alone where a company decided before there was more. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Whether the boards speak, how loud, and when they keep quiet. */
export function VoiceControl({ label, value, disabled, onChange }: VoiceControlProps) {
  const t = useText();
  const voice = readVoice(value);
  return (
    <fieldset aria-label={label} className={styles.parts}>
      <span className={styles.numbers}>
        <Switch
          aria-label={label}
          disabled={disabled}
          checked={voice.on === 1}
          onCheckedChange={(on) => onChange({ ...voice, on: on ? 1 : 0 })}
        />
        <span>
          {t('音量')}
          <NumberInput
            aria-label={`${label} ${t('音量')}`}
            disabled={disabled || voice.on !== 1}
            className={styles.tiny}
            places={0}
            value={String(voice.volume)}
            onValueChange={(next) =>
              onChange({ ...voice, volume: next === '' ? '' : Number(next) })
            }
          />
        </span>
      </span>
      <span className={styles.part}>
        {t('静音时段')}
        <SpansControl
          label={`${label} ${t('静音时段')}`}
          value={voice.quiet}
          disabled={disabled}
          mayBeEmpty
          onChange={(quiet) => onChange({ ...voice, quiet })}
        />
      </span>
    </fieldset>
  );
}
