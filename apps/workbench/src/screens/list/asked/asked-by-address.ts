import { enumOf } from '#screens/fields/enum-labels.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import type { List } from '../list-definition.ts';
import { type DayRange, isTextSearch } from '../list-state.ts';

/** What an address asks a list for. */
export interface Asked {
  readonly text: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly switches: Readonly<Record<string, true | string>>;
  readonly ranges: Readonly<Record<string, DayRange>>;
  /** Name of a tab. */
  readonly tab: string | undefined;
  /** It names a record, or one that rows belong to: they are found when they have ended as well. */
  readonly isOfRecords: boolean;
}

const DAYS = /^(?<from>\d{4}-\d\d-\d\d)?\.\.(?<to>\d{4}-\d\d-\d\d)?$/;

/**
 * Reads what a link narrows a list to: `?moldNo=KM-01` types into the search, `?status=3` and `?lowLife=true` set the
 * filter of that name, `?status=0,1` one of several values, `?planDate=2024-03-20..2024-03-26` days, and `?tab=open` opens the tab of that name. Other parameters belong to the screen.
 *
 * @returns `undefined` when the address asks for nothing the list has
 */
export function askedByAddress<Row>(
  { fields, quickFilters = [], query = {}, tabs = [] }: List<Row>,
  search: string,
): Asked | undefined {
  const named = [...new URLSearchParams(search)].filter(
    ([name, value]) => value !== '' && !(name in query),
  );
  const text = named.find(([name]) => isTextSearch(fieldOf(fields, name)))?.[1] ?? '';
  const filters = named.flatMap(([name, value]) => {
    const field = fieldOf(fields, name);
    const values = value.split(',');
    const isOffered = field.filter === true || quickFilters.includes(name);
    return isOffered && values.every((each) => each in enumOf(field)) ? [[name, values]] : [];
  });
  const ranges = named.flatMap(([name, value]) => {
    const days = DAYS.exec(value)?.groups;
    return days && quickFilters.includes(name)
      ? [[name, { from: days.from ?? '', to: days.to ?? '' }]]
      : [];
  });
  const switches = named.flatMap(([name, value]): (readonly [string, true | string])[] => {
    const filter = quickFilters.find((each) => typeof each === 'object' && each.param === name);
    if (typeof filter !== 'object') return [];
    if (filter.reference || filter.isFigure) return [[name, value]];
    return value === 'true' ? [[name, true]] : [];
  });
  const wanted = named.find(([name]) => name === 'tab')?.[1];
  const tab = tabs.find(({ name }) => name === wanted)?.name;
  const asksNothing = [filters, ranges, switches].every(({ length }) => length === 0);
  if (text === '' && asksNothing && tab === undefined) return undefined;
  return {
    text,
    tab,
    isOfRecords: text !== '' || switches.some(([, value]) => value !== true),
    filters: Object.fromEntries(filters),
    ranges: Object.fromEntries(ranges),
    switches: Object.fromEntries(switches),
  };
}
