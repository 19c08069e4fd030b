import type { Field } from '@garment-mes/sdk/labels';
import {
  Button,
  DateInput,
  FilterChips,
  RadioGroup,
  Select,
  Switch,
  TextInput,
} from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import { DepartmentControl } from '#screens/references/department-control.tsx';
import { ReferenceControl } from '#screens/references/reference-control.tsx';
import { useGranted } from './actions/use-list-actions.tsx';
import { ListConditions } from './list-conditions.tsx';
import {
  actionsOn,
  type List,
  type ListChip,
  type NamedAction,
  type QuerySwitch,
} from './list-definition.ts';
import styles from './list-screen.module.css';
import { searchedFields } from './list-state.ts';
import type { ListControl } from './use-list.ts';

interface ListToolbarProps<Row> {
  readonly list: List<Row>;
  readonly control: ListControl;
  /** `undefined` keeps their room while they are counted. */
  readonly chips: readonly ListChip[] | undefined;
  /** What waits in the tabs, by their names. */
  readonly tabCounts?: Readonly<Record<string, number>> | undefined;
  /** Sets off an action of the list; none is drawn without it. */
  readonly start?: (action: NamedAction<Row>, rows: readonly Row[]) => void;
  /** Filters of the screen's own, among the others. */
  readonly filters?: ReactNode;
  /** Stands before the filters. */
  readonly lead?: ReactNode;
  /** It begins without records that have ended. */
  readonly canEnd?: boolean;
  /** Further buttons of the screen. */
  readonly children?: ReactNode;
}

/** Above a table: tabs and number chips, then quick filters and presets on the left and actions on the right. */
export function ListToolbar<Row>({
  list,
  control,
  chips,
  tabCounts,
  start,
  filters,
  lead,
  canEnd = false,
  children,
}: ListToolbarProps<Row>) {
  const t = useText();
  const granted = useGranted();
  const toolbar = start ? actionsOn(list, 'list').filter(granted) : [];

  const hasChips = chips === undefined || chips.length > 0;
  const ended = canEnd && (
    <FilterChips
      label={t('已结束的记录')}
      value={control.ended ? 'ended' : ''}
      onValueChange={(pressed) => control.setEnded(pressed !== '')}
      chips={[{ value: 'ended', label: t('含已结束') }]}
    />
  );

  return (
    <div className={styles.above}>
      {list.tabs && (
        <RadioGroup
          variant="segments"
          className={styles.tabs ?? ''}
          aria-label={t('视图')}
          value={control.tab}
          onValueChange={control.setTab}
          options={list.tabs.map(({ name, label }) => ({
            value: name,
            label: [t(label), tabCounts?.[name]].join(' ').trim(),
          }))}
        />
      )}
      {chips === undefined && <div aria-hidden className={styles.chipsToCome} />}
      {chips !== undefined && hasChips && (
        <div className={styles.chips}>
          <FilterChips
            label={t('按状态筛选')}
            value={control.chip?.label ?? ''}
            onValueChange={(value) => control.setChip(chips.find(({ label }) => label === value))}
            chips={chips.map(({ label, count, tone }) => ({ value: label, label, count, tone }))}
          />
          {ended}
        </div>
      )}
      <div className={styles.bar}>
        <div className={styles.filters}>
          {lead}
          <SearchBox list={list} control={control} />
          {list.quickFilters?.map((filter) =>
            typeof filter === 'string' ? (
              <QuickFilter
                key={filter}
                name={filter}
                field={fieldOf(list.fields, filter)}
                control={control}
              />
            ) : (
              <ParamFilter key={filter.param} filter={filter} control={control} />
            ),
          )}
          {filters}
          {list.presets && (
            <FilterChips
              label={t('常用条件')}
              value={control.preset}
              onValueChange={control.setPreset}
              chips={list.presets.map(({ label }) => ({ value: label, label: t(label) }))}
            />
          )}
          {!hasChips && ended}
          <ListConditions list={list} control={control} />
        </div>
        <div className={styles.actions}>
          {toolbar.map((action) => (
            <Button
              key={action.name}
              variant={action.primary ? 'primary' : 'default'}
              onClick={() => start?.(action, [])}
            >
              {t(action.label)}
            </Button>
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}

/** A switch, or a choice of a record; both set a parameter of the call. */
function ParamFilter(props: {
  readonly filter: QuerySwitch<Readonly<Record<string, unknown>>>;
  readonly control: ListControl;
}) {
  const t = useText();
  const { filter, control } = props;
  const { param, label, reference } = filter;
  const { [param]: value, ...rest } = control.switches;
  const put = (next: true | string) =>
    control.setSwitches(next === '' ? rest : { ...rest, [param]: next });
  if (reference === 'departments')
    return (
      <DepartmentControl
        className={styles.choice ?? ''}
        label={t(label)}
        value={typeof value === 'string' ? value : ''}
        onChange={put}
      />
    );
  return reference === undefined ? (
    <Switch checked={value === true} onCheckedChange={(on) => put(on || '')}>
      {t(label)}
    </Switch>
  ) : (
    <ReferenceControl
      className={styles.choice ?? ''}
      label={t(label)}
      name={param}
      reference={reference}
      value={typeof value === 'string' ? value : ''}
      onChange={put}
      disabled={false}
      all
    />
  );
}

/** Time without a key after which the search asks. */
const TYPED_MS = 300;

/** Looks into every text column the spec lets search: a moment after the last key, or at once on Enter; never half a word. */
function SearchBox<Row>({ list, control }: Pick<ListToolbarProps<Row>, 'list' | 'control'>) {
  const t = useText();
  const [text, setText] = useState(control.search.text);
  const [asked, setAsked] = useState(control.search.text);
  const composing = useRef(false);
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(control);
  latest.current = control;
  useEffect(() => () => clearTimeout(soon.current), []);
  // A link may have asked for another text.
  if (asked !== control.search.text) {
    setAsked(control.search.text);
    setText(control.search.text);
  }
  const fields = searchedFields(list.fields);
  if (fields.length === 0) return null;
  const names = fields.map(labelOf).join(t('、'));

  function ask(wanted: string) {
    clearTimeout(soon.current);
    const { search, setSearch } = latest.current;
    if (wanted !== search.text) setSearch({ ...search, text: wanted });
  }
  function askSoon(wanted: string) {
    clearTimeout(soon.current);
    soon.current = setTimeout(() => ask(wanted), TYPED_MS);
  }

  return (
    <TextInput
      className={styles.search ?? ''}
      aria-label={t('搜索')}
      placeholder={names}
      title={names}
      icon={<Search />}
      value={text}
      clearable
      onValueChange={(next) => {
        setText(next);
        if (composing.current) return;
        if (next === '') ask('');
        else askSoon(next);
      }}
      onCompositionStart={() => {
        composing.current = true;
        clearTimeout(soon.current);
      }}
      onCompositionEnd={({ currentTarget }) => {
        composing.current = false;
        askSoon(currentTarget.value);
      }}
      onBlur={() => ask(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask(text);
      }}
    />
  );
}

function QuickFilter(props: {
  readonly name: string;
  readonly field: Field;
  readonly control: ListControl;
}) {
  const { name, field, control } = props;
  const label = labelOf(field);
  if (field.enumName !== undefined)
    return (
      <Select
        className={styles.choice ?? ''}
        aria-label={label}
        placeholder={label}
        clearable
        value={control.table.filters[name]?.[0] ?? ''}
        onValueChange={(value) => {
          const { [name]: _, ...rest } = control.table.filters;
          const filters = value === '' ? rest : { ...rest, [name]: [value] };
          control.setTable({ ...control.table, filters, page: 1 });
        }}
        options={Object.entries(enumOf(field)).map(([value, words]) => ({
          value,
          label: labelOf(words),
        }))}
      />
    );
  return <DayFilter {...props} label={label} />;
}

function DayFilter(props: {
  readonly name: string;
  readonly label: string;
  readonly control: ListControl;
}) {
  const t = useText();
  const { name, label, control } = props;
  const { search, setSearch } = control;
  const range = search.ranges[name] ?? { from: '', to: '' };
  const change = (part: Partial<typeof range>) =>
    setSearch({ ...search, ranges: { ...search.ranges, [name]: { ...range, ...part } } });
  return (
    <span className={styles.range}>
      <DateInput
        className={styles.date ?? ''}
        aria-label={t('{field} 从', { field: label })}
        placeholder={t('{field} 从', { field: label })}
        value={range.from}
        onValueChange={(from) => change({ from })}
      />
      <DateInput
        className={styles.date ?? ''}
        aria-label={t('{field} 到', { field: label })}
        placeholder={t('到')}
        value={range.to}
        onValueChange={(to) => change({ to })}
      />
    </span>
  );
}
