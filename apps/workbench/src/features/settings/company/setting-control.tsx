import { NumberInput, RadioGroup, Switch, TimeInput } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { BonusControl } from './bonus-control.tsx';
import { DatedControl } from './dated-control.tsx';
import { GradesControl } from './grades-control.tsx';
import { GroupsControl } from './groups-control.tsx';
import { JobsControl } from './jobs-control.tsx';
import type { Setting } from './setting-list.ts';
import styles from './settings.module.css';
import { SpansControl } from './spans-control.tsx';
import { StepsControl } from './steps-control.tsx';
import { VoiceControl } from './voice-control.tsx';

interface SettingControlProps {
  readonly setting: Setting;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Controls of values with parts. */
const RECORDS = {
  bonus: BonusControl,
  voice: VoiceControl,
  groups: GroupsControl,
  dated: DatedControl,
  steps: StepsControl,
  jobs: JobsControl,
};

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

/** Whole numbers stay as they were typed where they are none, so that the service can say so. */
const number = (typed: string): unknown => (typed === '' ? '' : Number(typed));

/** The control that fits a setting. */
export function SettingControl({ setting, value, disabled, onChange }: SettingControlProps) {
  const t = useText();
  const { control } = setting;
  const name = { 'aria-label': t(setting.name), disabled };
  switch (control.kind) {
    case 'time':
      return (
        <TimeInput
          {...name}
          className={styles.short}
          value={text(value)}
          onValueChange={onChange}
        />
      );
    case 'whole':
    case 'decimal':
      return (
        <NumberInput
          {...name}
          className={styles.short}
          value={text(value)}
          {...(control.kind === 'whole' ? { places: 0 } : {})}
          {...(control.unit === undefined ? {} : { unit: t(control.unit) })}
          onValueChange={(next) => onChange(control.kind === 'whole' ? number(next) : next)}
        />
      );
    case 'switch':
      return (
        <Switch {...name} checked={value === 1} onCheckedChange={(on) => onChange(on ? 1 : 0)} />
      );
    case 'choice':
      return (
        <RadioGroup
          {...name}
          variant="segments"
          value={text(value)}
          onValueChange={onChange}
          options={Object.entries(control.choices).map(([each, label]) => ({
            value: each,
            label: t(label),
          }))}
        />
      );
    case 'numbers': {
      const values = Array.isArray(value) ? (value as readonly unknown[]) : [];
      return (
        <span className={styles.numbers}>
          {control.labels.map((label, at) => (
            <span key={label}>
              {t(label)}
              <NumberInput
                aria-label={`${t(setting.name)} ${t(label)}`}
                disabled={disabled}
                className={styles.tiny}
                value={text(values[at])}
                onValueChange={(next) =>
                  onChange(values.with(at, control.texts ? next : number(next)))
                }
              />
            </span>
          ))}
        </span>
      );
    }
    case 'spans':
      return (
        <SpansControl
          label={t(setting.name)}
          value={text(value)}
          disabled={disabled}
          onChange={onChange}
        />
      );
    case 'bonus':
    case 'voice':
    case 'groups':
    case 'dated':
    case 'steps':
    case 'jobs': {
      const Control = RECORDS[control.kind];
      return (
        <Control label={t(setting.name)} value={value} disabled={disabled} onChange={onChange} />
      );
    }
    case 'grades':
      return <GradesControl value={value} disabled={disabled} onChange={onChange} />;
  }
}
