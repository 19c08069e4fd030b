import { operatorsOf, type SearchOperator, type SearchRow } from '@garment-mes/sdk/conditions';
import { Button, DateInput, IconButton, Popover, Select, TextInput } from '@garment-mes/ui';
import { ListFilter, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { enumOf } from './enum-labels.ts';
import { labelOf, useText } from './i18n.ts';
import type { List } from './list-definition.ts';
import styles from './list-screen.module.css';
import type { ListControl } from './use-list.ts';

const blank: SearchRow = { key: undefined, operator: undefined, value: undefined };

/** Conditions on the columns of a list, joined with and; only complete ones count. */
export function AdvancedSearch<Row>({
  list,
  control,
}: {
  readonly list: List<Row>;
  readonly control: ListControl;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState<readonly SearchRow[]>([blank]);
  const { search, setSearch } = control;
  const active = search.rows.length;
  const fields = Object.values(list.fields).filter(({ search: can, key }) => can && key);

  const change = (at: number, part: Partial<SearchRow>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));

  function apply(next: readonly SearchRow[]) {
    setSearch({ ...search, rows: next.filter(isComplete) });
    setOpen(false);
  }

  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        if (next) setRows(active > 0 ? search.rows : [blank]);
        setOpen(next);
      }}
      aria-label={t('高级搜索')}
      className={styles.advanced ?? ''}
      trigger={
        <Button icon={<ListFilter />}>
          {active > 0 ? t('高级搜索 {count}', { count: active }) : t('高级搜索')}
        </Button>
      }
    >
      {rows.map((row, at) => (
        <div key={at} className={styles.condition}>
          <Select
            aria-label={t('字段')}
            placeholder={t('字段')}
            value={row.key ?? ''}
            options={fields.map((field) => ({ value: field.key ?? '', label: labelOf(field) }))}
            onValueChange={(key) => change(at, { ...blank, key, operator: operatorsOf(key)[0] })}
          />
          <Select
            aria-label={t('条件')}
            placeholder={t('条件')}
            value={row.operator ?? ''}
            options={operatorsOf(row.key ?? '').map((value) => ({
              value,
              label: operatorWord(value, t),
            }))}
            onValueChange={(operator) => change(at, { operator: operator as SearchOperator })}
          />
          <ValueInput list={list} row={row} onChange={(part) => change(at, part)} />
          <IconButton
            label={t('移除条件')}
            size="small"
            tip="none"
            icon={<X />}
            onClick={() => setRows(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div className={styles.conditionFoot}>
        <Button variant="plain" icon={<Plus />} onClick={() => setRows([...rows, blank])}>
          {t('添加条件')}
        </Button>
        <span>
          <Button onClick={() => apply([])}>{t('重置')}</Button>
          <Button variant="primary" onClick={() => apply(rows)}>
            {t('确定')}
          </Button>
        </span>
      </div>
    </Popover>
  );
}

/** Zero is a value, white space is not. */
const isSet = (value: unknown): boolean => value !== undefined && String(value).trim() !== '';

const isComplete = ({ key, operator, value, second }: SearchRow): boolean =>
  isSet(key) && isSet(operator) && isSet(value) && (operator !== 'between' || isSet(second));

const operatorWord = (operator: SearchOperator, t: ReturnType<typeof useText>): string =>
  ({
    '=': t('等于'),
    '!=': t('不等于'),
    '>': t('大于'),
    '>=': t('大于等于'),
    '<': t('小于'),
    '<=': t('小于等于'),
    between: t('介于'),
    like: t('包含'),
    'not like': t('不包含'),
  })[operator];

function ValueInput<Row>(props: {
  readonly list: List<Row>;
  readonly row: SearchRow;
  readonly onChange: (part: Partial<SearchRow>) => void;
}) {
  const t = useText();
  const { list, row, onChange } = props;
  const field = Object.values(list.fields).find(({ key }) => key === row.key);
  const days = row.key?.includes('_date') === true;
  const ends = row.operator === 'between' ? (['value', 'second'] as const) : (['value'] as const);
  if (field?.enumName !== undefined)
    return (
      <Select
        aria-label={t('值')}
        value={String(row.value ?? '')}
        options={Object.entries(enumOf(field)).map(([value, words]) => ({
          value,
          label: labelOf(words),
        }))}
        onValueChange={(value) => onChange({ value })}
      />
    );
  return (
    <span className={styles.values}>
      {ends.map((end) =>
        days ? (
          <DateInput
            key={end}
            aria-label={t('值')}
            value={String(row[end] ?? '')}
            onValueChange={(value) => onChange({ [end]: value })}
          />
        ) : (
          <TextInput
            key={end}
            aria-label={t('值')}
            value={String(row[end] ?? '')}
            onValueChange={(value) => onChange({ [end]: value })}
          />
        ),
      )}
    </span>
  );
}
