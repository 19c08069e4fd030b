import { NumberInput, Switch } from '@garment-mes/ui';
import { type Message, msg, useText } from '#app/i18n.ts';
import { readBonus } from './setting-records.ts';
import styles from './settings.module.css';

interface BonusControlProps {
  readonly label: string;
  /** `{on, rates: {cutting, sewing, finishing}, cap}` */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

const SECTIONS: readonly (readonly [name: 'cutting' | 'sewing' | 'finishing', label: Message])[] = [
  ['cutting', msg('裁剪')],
  ['sewing', msg('缝制')],
  ['finishing', msg('后整')],
];

/** Money for each piece above the plan, section by section, and the most a day brings. */
export function BonusControl({ label, value, disabled, onChange }: BonusControlProps) {
  const t = useText();
  const bonus = readBonus(value);
  const off = disabled || bonus.on !== 1;
  return (
    <fieldset aria-label={label} className={styles.parts}>
      <Switch
        aria-label={label}
        disabled={disabled}
        checked={bonus.on === 1}
        onCheckedChange={(on) => onChange({ ...bonus, on: on ? 1 : 0 })}
      />
      <span className={styles.numbers}>
        {SECTIONS.map(([name, words]) => (
          <span key={name}>
            {t('{section} 元/件', { section: t(words) })}
            <NumberInput
              aria-label={`${label} ${t(words)}`}
              disabled={off}
              className={styles.tiny}
              value={bonus.rates[name]}
              onValueChange={(rate) =>
                onChange({ ...bonus, rates: { ...bonus.rates, [name]: rate } })
              }
            />
          </span>
        ))}
        <span>
          {t('每日上限 元')}
          <NumberInput
            aria-label={`${label} ${t('每日上限 元')}`}
            disabled={off}
            className={styles.tiny}
            value={bonus.cap}
            onValueChange={(cap) => onChange({ ...bonus, cap })}
          />
        </span>
      </span>
    </fieldset>
  );
}
