import { RadioGroup } from '@garment-mes/ui';
import { useSearch } from 'wouter';
import { type Message, useText } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import type { List } from './list-definition.ts';
import { ListScreen } from './list-screen.tsx';
import { type ListSearch, noSearch } from './list-state.ts';

/** A list as one of several ways to look at the same things. */
interface ListView {
  readonly label: Message;
  readonly list: List<object>;
}

/** A view of a list; the type of its rows is erased. */
export const listView = <Row extends object>(label: Message, list: List<Row>): ListView => ({
  label,
  list: list as unknown as List<object>,
});

interface ListViewsProps {
  /** By their names, the first one being shown at first; `?view=` of an address opens one. */
  readonly views: Readonly<Record<string, ListView>>;
}

/** Several lists of the same things, one at a time: what is searched and chosen in one holds in the next as well. */
export function ListViews({ views }: ListViewsProps) {
  const t = useText();
  const { memory } = useTab();
  const [first = ''] = Object.keys(views);
  const address = useSearch();
  const [shown, show] = useTabState('view', first);
  const [followed, follow] = useTabState('address:view', '');
  if (followed !== address) {
    follow(address);
    const asked = new URLSearchParams(address).get('view') ?? '';
    if (asked in views) show(asked);
  }
  const list = views[shown]?.list;
  if (list === undefined) return null;

  function change(name: string) {
    const next = views[name]?.list;
    if (list === undefined || next === undefined) return;
    // A list that is not drawn begins with what the tab keeps under its name.
    const searchOf = ({ operation }: List<object>) =>
      (memory.get(`search:${operation.id}`) ?? noSearch) as ListSearch;
    const chosenIn = ({ operation }: List<object>) =>
      (memory.get(`on:${operation.id}`) ?? {}) as Switches;
    memory.set(`search:${next.operation.id}`, { ...searchOf(next), text: searchOf(list).text });
    memory.set(`on:${next.operation.id}`, carried(chosenIn(list), chosenIn(next), list, next));
    // What the address asked for was asked of the list before.
    memory.set(`address:${next.operation.id}`, address);
    show(name);
  }

  return (
    <ListScreen
      key={shown}
      list={list}
      lead={
        <RadioGroup
          variant="segments"
          aria-label={t('视图')}
          value={shown}
          onValueChange={change}
          options={Object.entries(views).map(([value, { label }]) => ({ value, label: t(label) }))}
        />
      }
    />
  );
}

type Switches = Readonly<Record<string, true | string>>;

/** What is chosen in a list after another: of the parameters both have, what the other one chose. */
function carried(there: Switches, here: Switches, from: List<object>, to: List<object>): Switches {
  const paramsOf = ({ quickFilters = [] }: List<object>) =>
    new Set(quickFilters.flatMap((filter) => (typeof filter === 'object' ? filter.param : [])));
  const [before, after] = [paramsOf(from), paramsOf(to)];
  const isOfBoth = ([param]: readonly [string, unknown]) => before.has(param) && after.has(param);
  return Object.fromEntries([
    ...Object.entries(here).filter((each) => !isOfBoth(each)),
    ...Object.entries(there).filter(isOfBoth),
  ]);
}
