import { listBadItems } from '@garment-mes/sdk/mes2';
import { MultiCombobox, TextInput } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { LineList } from './line-list.tsx';
import { readGroups } from './setting-records.ts';
import styles from './settings.module.css';

interface GroupsControlProps {
  readonly label: string;
  /** `[[name, [code, …]], …]` */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

const ITEMS = { pageNum: 1, pageSize: 500, order: 'code asc' } as const;

/** Named groups of defects, a line each. */
export function GroupsControl({ label, value, disabled, onChange }: GroupsControlProps) {
  const t = useText();
  const { data: items } = useOperation(listBadItems, { query: ITEMS });
  const options = (items?.list ?? []).map(({ code, name }) => ({
    value: code,
    label: `${code} ${name}`,
  }));
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
          <MultiCombobox
            aria-label={t('{group} 疵点编码', { group: name })}
            disabled={disabled}
            className={styles.long}
            options={options}
            values={codes}
            onValuesChange={(next) => put([name, next])}
          />
        </>
      )}
    </LineList>
  );
}
