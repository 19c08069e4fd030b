import { SettingPartLabels } from '@garment-mes/sdk/labels';
import type { CompanySetting } from '@garment-mes/sdk/mes2';
import { Button, IconButton, Tag } from '@garment-mes/ui';
import { History } from 'lucide-react';
import { labelOf, useText } from '#app/i18n.ts';
import { toMinute } from '#screens/fields/time-text.ts';
import { SettingControl } from './setting-control.tsx';
import type { Setting } from './setting-list.ts';
import { isSame, readValue, valueText } from './setting-text.ts';
import styles from './settings.module.css';
import { ToleranceEffect } from './tolerance-effect.tsx';

interface SettingRowProps {
  readonly setting: Setting;
  readonly row: CompanySetting;
  readonly value: unknown;
  readonly changed: boolean;
  /** Why the service did not take it. */
  readonly refusal: string | undefined;
  /** Somebody saved it after this person began to change it. */
  readonly overtaken: boolean;
  readonly mayChange: boolean;
  readonly onChange: (value: unknown) => void;
  /** Goes on with the own value. */
  readonly onKeep: () => void;
  /** Takes the value that is saved. */
  readonly onGiveUp: () => void;
  readonly onLog: () => void;
}

/** One rule: what it is, what it does, its control, its default and who changed it last. */
export function SettingRow(props: SettingRowProps) {
  const t = useText();
  const { setting, row, value, changed, refusal, overtaken, mayChange } = props;
  const { onChange, onKeep, onGiveUp, onLog } = props;
  const usual = readValue(row.defaultValue);
  return (
    <li className={styles.row} data-changed={changed || undefined} data-code={setting.code}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {t(setting.name)}
          {changed && <span className={styles.dot} role="img" aria-label={t('已修改')} />}
          {row.waitsFor !== null && (
            <Tag tone="neutral">
              {t('随“{part}”启用', {
                part: labelOf(SettingPartLabels[row.waitsFor]),
              })}
            </Tag>
          )}
        </h3>
        <p className={styles.help}>{t(setting.help)}</p>
        {setting.code === 'dosageTolPct' && changed && (
          <ToleranceEffect from={String(readValue(row.value))} to={String(value)} />
        )}
        {row.effectiveDate !== null && !changed && (
          <p className={styles.help} role="note">
            {t('{date} 起生效，此前 {value}', {
              date: row.effectiveDate,
              value: valueText(setting.control, readValue(row.valueUntil ?? 'null')),
            })}
          </p>
        )}
        {overtaken && (
          <p className={styles.refusal} role="alert">
            {t('{name} 于 {time} 改为 {value}', {
              name: row.updateByName ?? '',
              time: row.updateDate === null ? '' : toMinute(row.updateDate),
              value: valueText(setting.control, readValue(row.value)),
            })}{' '}
            <Button size="small" onClick={onGiveUp}>
              {t('用新值')}
            </Button>{' '}
            <Button size="small" onClick={onKeep}>
              {t('保留我的')}
            </Button>
          </p>
        )}
        {refusal !== undefined && !overtaken && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
      </div>
      <div className={styles.control}>
        <SettingControl setting={setting} value={value} disabled={!mayChange} onChange={onChange} />
        {mayChange && !isSame(value, usual) && (
          <Button variant="plain" size="small" onClick={() => onChange(usual)}>
            {t('默认 {value}', { value: valueText(setting.control, usual) })}
          </Button>
        )}
      </div>
      <div className={styles.by}>
        {row.updateDate !== null && (
          <span>
            {row.updateByName} {toMinute(row.updateDate)}
          </span>
        )}
        <IconButton
          label={t('{name} 修改记录', { name: t(setting.name) })}
          icon={<History aria-hidden />}
          size="small"
          tip="left"
          onClick={onLog}
        />
      </div>
    </li>
  );
}
