import { initCompanySettings, updateCompanySetting } from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, Skeleton, TextInput, useConfirm } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { type Setting, type SettingGroup, settingGroups } from './company/setting-list.ts';
import { SettingLog } from './company/setting-log.tsx';
import { SettingRow } from './company/setting-row.tsx';
import { isSame, readValue } from './company/setting-text.ts';
import styles from './company/settings.module.css';
import { useSettings } from './company/use-settings.ts';

/** Every rule of the company on one page, in groups, saved one by one. */
export default function CompanySetting() {
  const t = useText();
  const { can } = useWorkbench();
  const settings = useSettings();
  const { query, rows, changed, refusals, pending } = settings;
  const [group, setGroup] = useTabState('group', settingGroups[0]?.group ?? '');
  const [words, setWords] = useState('');
  const [logged, setLogged] = useState<Setting>();
  const { ask, dialog } = useConfirm();
  const init = useAction(initCompanySettings, { inline: true });
  const mayChange = can(updateCompanySetting.permissionKey);

  if (query.error && rows.length === 0)
    return <ErrorState onRetry={() => void query.refetch()}>{failureText(query.error)}</ErrorState>;
  if (rows.length === 0) return <Skeleton lines={10} className={styles.waiting ?? ''} />;

  const wanted = words.trim().toLowerCase();
  const isFound = ({ name, help, code }: Setting) =>
    [t(name), t(help), code].some((text) => text.toLowerCase().includes(wanted));
  const shown: readonly SettingGroup[] =
    wanted === ''
      ? settingGroups.filter((each) => each.group === group)
      : settingGroups
          .map((each) => ({ ...each, settings: each.settings.filter(isFound) }))
          .filter((each) => each.settings.length > 0);

  function restore({ group: name, settings: all }: SettingGroup) {
    const codes = all
      .map(({ code }) => code)
      .filter((code) => {
        const row = rows.find((each) => each.code === code);
        return row !== undefined && !isSame(readValue(row.value), readValue(row.defaultValue));
      });
    if (codes.length === 0) return;
    ask({
      title: t('将 {group} 的 {n} 项恢复为默认值？', { group: t(name), n: codes.length }),
      confirmLabel: t('恢复本组默认'),
      onConfirm: () => settings.restore(codes),
    });
  }

  return (
    <div className={styles.screen}>
      <nav className={styles.rail} aria-label={t('公司设置')}>
        <TextInput
          aria-label={t('搜索设置')}
          placeholder={t('搜索设置')}
          icon={<Search aria-hidden />}
          clearable
          value={words}
          onValueChange={setWords}
        />
        {settingGroups.map((each) => {
          const count = each.settings.filter(({ code }) => changed.includes(code)).length;
          return (
            <button
              key={each.group}
              type="button"
              className={styles.group}
              aria-current={wanted === '' && each.group === group ? 'true' : undefined}
              onClick={() => {
                setWords('');
                setGroup(each.group);
              }}
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
                confirmLabel: t('初始化'),
                onConfirm: () => init.run({ body: {} }),
              })
            }
          >
            {t('初始化')}
          </Button>
        )}
      </nav>
      <div className={styles.groups}>
        {shown.length === 0 && <EmptyState>{t('没有符合的设置')}</EmptyState>}
        {shown.map((each) => (
          <section key={each.group} className={styles.section} aria-label={t(each.group)}>
            <header className={styles.sectionHead}>
              <h2>{t(each.group)}</h2>
              {mayChange && wanted === '' && (
                <Button variant="plain" size="small" onClick={() => restore(each)}>
                  {t('恢复本组默认')}
                </Button>
              )}
            </header>
            <ul className={styles.rows}>
              {each.settings.map((setting) => {
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
                    onLog={() => setLogged(setting)}
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {mayChange && (
        <footer className={styles.foot}>
          <span role="status">{t('已修改 {n} 项', { n: changed.length })}</span>
          <span className={styles.buttons}>
            <Button disabled={changed.length === 0} onClick={settings.drop}>
              {t('撤销修改')}
            </Button>
            <Button
              variant="primary"
              disabled={changed.length === 0 || changed.some(settings.isOvertaken)}
              pending={pending}
              onClick={() => void settings.save()}
            >
              {t('保存')}
            </Button>
          </span>
        </footer>
      )}
      {logged && <SettingLog setting={logged} onClose={() => setLogged(undefined)} />}
      {dialog}
    </div>
  );
}
