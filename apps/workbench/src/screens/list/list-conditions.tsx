import type { SearchRow } from '@garment-mes/sdk/conditions';
import { AdvancedSearch, Button, Popover } from '@garment-mes/ui';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import type { List } from './list-definition.ts';
import styles from './list-screen.module.css';
import type { ListControl } from './use-list.ts';

/** The button behind which conditions on the columns of a list are composed. */
export function ListConditions<Row>({
  list,
  control,
}: {
  readonly list: List<Row>;
  readonly control: ListControl;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { search, setSearch } = control;
  const count = search.rows.length;
  // Enumerations have their own filters; a person does not know their numbers.
  const fields = Object.values(list.fields).flatMap((field) =>
    field.search && field.key !== undefined && field.enumName === undefined
      ? [{ key: field.key, label: labelOf(field) }]
      : [],
  );
  if (fields.length === 0) return null;

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      aria-label={t('高级搜索')}
      className={styles.advanced ?? ''}
      trigger={
        <Button icon={<ListFilter />}>
          {count > 0 ? t('高级搜索 {count}', { count }) : t('高级搜索')}
        </Button>
      }
    >
      <AdvancedSearch
        fields={fields}
        rows={search.rows.map(({ key = '', operator = '=', value, second }) => ({
          key,
          operator,
          value: String(value ?? ''),
          second: second === undefined ? undefined : String(second),
        }))}
        onSearch={(rows) => {
          setSearch({ ...search, rows: rows as readonly SearchRow[] });
          setOpen(false);
        }}
      />
    </Popover>
  );
}
