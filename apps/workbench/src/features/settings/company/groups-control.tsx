import { TextInput } from '@garment-mes/ui';
import { useText } from '#kit/i18n.ts';
import { LineList } from './line-list.tsx';
import { readGroups } from './setting-records.ts';
import { wordsOf } from './setting-text.ts';
import styles from './settings.module.css';

interface GroupsControlProps {
  readonly label: string;
  /** `[[name, [code, …]], …]` */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Named groups of codes, a line each. */
export function GroupsControl({ label, value, disabled, onChange }: GroupsControlProps) {
  const t = useText();
  return (
    <LineList<readonly [name: string, codes: readonly string[]]>
      label={label}
      lines={readGroups(value)}
      disabled={disabled}
      least={0}
      empty={['', []]}
      addLabel={t('新增分组')}
      onChange={onChange}
    >
      {([name, codes], put) => (
        <>
          <TextInput
            aria-label={t('分组名称')}
            disabled={disabled}
            className={styles.short}
            value={name}
            onValueChange={(next) => put([next, codes])}
          />
          <TextInput
            aria-label={t('{group} 疵点编码', { group: name })}
            disabled={disabled}
            className={styles.long}
            value={codes.join(t('、'))}
            onValueChange={(typed) => put([name, wordsOf(typed)])}
          />
        </>
      )}
    </LineList>
  );
}
