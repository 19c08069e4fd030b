import { enumOf } from '#screens/fields/enum-labels.ts';
import type { List, ListChip } from './list-definition.ts';
import type { ListSearch } from './list-state.ts';

/** The field that says whether a record has ended, and its values under which it has not. */
export interface Going {
  readonly field: string;
  readonly values: readonly string[];
}

/**
 * The state by which a list begins without what has ended, as the spec names it by `x-enum-ended`; `undefined` of a list
 * that knows no end, that is the whole of one record, or whose tabs divide it already.
 */
export function goingOf<Row>({ fields, tabs = [], whole }: List<Row>): Going | undefined {
  if (whole) return undefined;
  for (const [name, field] of Object.entries(fields)) {
    const isAsked = field.filter === true && field.key !== undefined;
    const labels = Object.entries(enumOf(field));
    const going = labels.filter(([, { ended }]) => !ended).map(([value]) => value);
    if (!isAsked || going.length === labels.length) continue;
    const isDivided = tabs.some(({ filter, query }) => filter?.[name] ?? query);
    return isDivided ? undefined : { field: name, values: going };
  }
  return undefined;
}

/** Everything a person asked for that may name a record which has ended. */
interface Wanted {
  /** The person wants them. */
  readonly ended: boolean;
  readonly search: ListSearch;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly chip: ListChip | undefined;
}

/** The values a list is asked for so that it finds nothing that has ended; none where the person names a record or a state. */
export function goingFilter(
  going: Going | undefined,
  { ended, search, filters, chip }: Wanted,
): Readonly<Record<string, readonly string[]>> {
  if (going === undefined || ended) return {};
  const isSearched = search.text.trim() !== '' || search.rows.length > 0;
  const isStateNamed = [filters, chip?.query?.filter ?? {}].some((named) => going.field in named);
  return isSearched || isStateNamed ? {} : { [going.field]: going.values };
}
