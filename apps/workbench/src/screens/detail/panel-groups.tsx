import { RadioGroup } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './detail-screen.module.css';
import type { Panels } from './use-panel.ts';

/** The groups of the panels of a page, in the row of its tabs; nothing where there is one. */
export function PanelGroups({
  panel: { groups, group, chooseGroup },
}: {
  readonly panel: Pick<Panels<never>, 'groups' | 'group' | 'chooseGroup'>;
}) {
  const t = useText();
  if (groups.length < 2 || group === undefined) return null;
  return (
    <RadioGroup
      variant="segments"
      aria-label={t('分组')}
      className={styles.groups ?? ''}
      value={group}
      options={groups.map((each) => ({ value: each, label: t(each) }))}
      onValueChange={chooseGroup}
    />
  );
}
