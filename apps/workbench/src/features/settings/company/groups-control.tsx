import { Button, IconButton, TextInput } from '@garment-mes/ui';
import { Plus, X } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
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
  const groups = readGroups(value);
  const put = (at: number, name: string, codes: readonly string[]) =>
    onChange(groups.with(at, [name, codes]));
  return (
    <fieldset aria-label={label} className={styles.parts}>
      {groups.map(([name, codes], at) => (
        <span key={at} className={styles.line}>
          <TextInput
            aria-label={t('分组名称')}
            disabled={disabled}
            className={styles.short}
            value={name}
            onValueChange={(next) => put(at, next, codes)}
          />
          <TextInput
            aria-label={t('{group} 疵点编码', { group: name })}
            disabled={disabled}
            className={styles.long}
            value={codes.join(t('、'))}
            onValueChange={(typed) => put(at, name, wordsOf(typed))}
          />
          {!disabled && (
            <IconButton
              label={t('删除')}
              icon={<X aria-hidden />}
              size="small"
              onClick={() => onChange(groups.filter((_, other) => other !== at))}
            />
          )}
        </span>
      ))}
      {!disabled && (
        <Button
          variant="plain"
          size="small"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...groups, ['', []]])}
        >
          {t('新增分组')}
        </Button>
      )}
    </fieldset>
  );
}
