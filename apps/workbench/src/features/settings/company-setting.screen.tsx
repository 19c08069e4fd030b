import { updateCompanySetting } from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, Skeleton, useConfirm } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { contains } from '#app/sound-match.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { type Setting, type SettingGroup, settingGroups } from './company/setting-list.ts';
import { SettingLog } from './company/setting-log.tsx';
import { SettingRail } from './company/setting-rail.tsx';
import { SettingSection } from './company/setting-section.tsx';
import { isSame, readValue } from './company/setting-text.ts';
import styles from './company/settings.module.css';
import { useSettings } from './company/use-settings.ts';

/** Every rule of the company on one page, in groups, saved one by one. */
export default function CompanySetting() {
  const t = useText();
  const { can } = useWorkbench();
  const settings = useSettings();
  const { query, rows, changed, pending } = settings;
  const [group, setGroup] = useTabState('group', settingGroups[0]?.group ?? '');
  const [words, setWords] = useState('');
  const [logged, setLogged] = useState<Setting>();
  const { ask, dialog } = useConfirm();
  const mayChange = can(updateCompanySetting.permissionKey);

  if (query.error && rows.length === 0)
    return <ErrorState onRetry={() => void query.refetch()}>{failureText(query.error)}</ErrorState>;
  if (rows.length === 0) return <Skeleton lines={10} className={styles.waiting ?? ''} />;

  const wanted = words.trim();
  const isFound = ({ name, help, code }: Setting) =>
    [t(name), t(help), code].some((text) => contains(text, words));
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
      <SettingRail
        words={words}
        onWords={setWords}
        group={wanted === '' ? group : undefined}
        onGroup={(name) => {
          setWords('');
          setGroup(name);
        }}
        changed={changed}
      />
      <div className={styles.groups}>
        {shown.length === 0 && <EmptyState>{t('没有符合的设置')}</EmptyState>}
        {shown.map((each) => (
          <SettingSection
            key={each.group}
            group={each}
            settings={settings}
            mayChange={mayChange}
            onRestore={wanted === '' ? () => restore(each) : undefined}
            onLog={setLogged}
          />
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
