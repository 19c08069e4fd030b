import { Button, FilterChips, RadioGroup, TextInput } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import { useGranted } from './actions/use-list-actions.tsx';
import { ListConditions } from './list-conditions.tsx';
import { actionsOn, type List, type ListChip, type NamedAction } from './list-definition.ts';
import styles from './list-screen.module.css';
import { readable, searchedFields } from './list-state.ts';
import { ParamFilter, QuickFilter } from './quick-filters.tsx';
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

/** Time without a key after which the search asks. */
const TYPED_MS = 300;

/** Looks into every text column the spec lets search: a moment after the last key, or at once on Enter; never half a word. */
function SearchBox<Row>({ list, control }: Pick<ListToolbarProps<Row>, 'list' | 'control'>) {
  const t = useText();
  const { can } = useWorkbench();
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
  const fields = searchedFields(readable(list.fields, can));
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
