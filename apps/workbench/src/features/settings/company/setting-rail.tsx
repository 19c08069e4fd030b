import { initCompanySettings } from '@garment-mes/sdk/mes2';
import { Button, TextInput, useConfirm } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { settingGroups } from './setting-list.ts';
import styles from './settings.module.css';

interface SettingRailProps {
  /** What is searched for. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** The group that is shown; `undefined` while somebody searches. */
  readonly group: string | undefined;
  readonly onGroup: (group: string) => void;
  /** Codes of the settings that are changed and not saved. */
  readonly changed: readonly string[];
}

/** The groups of settings, each with what is changed in it, and the search over all of them. */
export function SettingRail({ words, onWords, group, onGroup, changed }: SettingRailProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const init = useAction(initCompanySettings, { inline: true });
  return (
    <nav className={styles.rail} aria-label={t('公司设置')}>
      <TextInput
        aria-label={t('搜索设置')}
        placeholder={t('搜索设置')}
        icon={<Search aria-hidden />}
        clearable
        value={words}
        onValueChange={onWords}
      />
      {settingGroups.map((each) => {
        const count = each.settings.filter(({ code }) => changed.includes(code)).length;
        return (
          <button
            key={each.group}
            type="button"
            className={styles.group}
            aria-current={each.group === group ? 'true' : undefined}
            onClick={() => onGroup(each.group)}
          >
            {t(each.group)}
            {count > 0 && <span className={styles.count}>{count}</span>}
          </button>
        );
      })}
      {can(initCompanySettings.permissionKey) && (
        <Button
          className={styles.init}
          onClick={() =>
            ask({
              title: t('补齐缺少的设置项（已有的不改动）？'),
              text: t('公司从未有过的标准派工单类型也会补上'),
              confirmLabel: t('初始化'),
              onConfirm: () => init.run({ body: {} }),
            })
          }
        >
          {t('初始化')}
        </Button>
      )}
      {dialog}
    </nav>
  );
}
