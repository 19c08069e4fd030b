import { Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import type { Setting, SettingGroup } from './setting-list.ts';
import { SettingRow } from './setting-row.tsx';
import styles from './settings.module.css';
import type { useSettings } from './use-settings.ts';

interface SettingSectionProps {
  readonly group: SettingGroup;
  readonly settings: ReturnType<typeof useSettings>;
  readonly mayChange: boolean;
  /** Puts the whole group back; `undefined` while only a part of it is shown. */
  readonly onRestore: (() => void) | undefined;
  readonly onLog: (setting: Setting) => void;
}

/** A group of settings, each with its value and what it is for. */
export function SettingSection(props: SettingSectionProps) {
  const t = useText();
  const { group, settings, mayChange, onRestore, onLog } = props;
  const { rows, changed, refusals } = settings;
  return (
    <section className={styles.section} aria-label={t(group.group)}>
      <header className={styles.sectionHead}>
        <h2>{t(group.group)}</h2>
        {mayChange && onRestore && (
          <Button variant="plain" size="small" onClick={onRestore}>
            {t('恢复本组默认')}
          </Button>
        )}
      </header>
      <ul className={styles.rows}>
        {group.settings.map((setting) => {
          const row = rows.find(({ code }) => code === setting.code);
          return row === undefined ? null : (
            <SettingRow
              key={setting.code}
              setting={setting}
              row={row}
              value={settings.valueOf(setting.code)}
              changed={changed.includes(setting.code)}
              refusal={refusals[setting.code]}
              overtaken={settings.isOvertaken(setting.code)}
              mayChange={mayChange}
              onChange={(value) => settings.set(setting.code, value)}
              onKeep={() => settings.keep(setting.code)}
              onGiveUp={() => settings.giveUp(setting.code)}
              onLog={() => onLog(setting)}
            />
          );
        })}
      </ul>
    </section>
  );
}
