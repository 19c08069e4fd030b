import { type FieldsWith, fieldsWith, type ShownAs, shownFields } from './field-list.ts';

/**
 * One field of a line that is typed: how two states of the line are compared, and what it is read as. Type, label and
 * limits stand in the service's document; body, merge, log and comparison are derived from the list it stands in.
 */
export interface LineField {
  /**
   * `key`: the line is recognised by it, another value is another line; `value`: compared as it is read; `apart`: a list
   * of its own or a rate, compared by code of its own.
   */
  readonly compared: 'key' | 'value' | 'apart';
  /** Property of the answer with the words for an id; the field itself when left out. */
  readonly shownAs?: string;
}

/** Properties of a line that are compared one by one, in their order: words in place of ids. */
export const comparedFields = <List extends Readonly<Record<string, LineField>>>(
  list: List,
): readonly ShownAs<List, FieldsWith<List, 'compared', 'value'>>[] =>
  shownFields(
    list,
    fieldsWith<Readonly<Record<string, LineField>>, 'compared', 'value'>(
      list,
      'compared',
      'value',
    ) as readonly FieldsWith<List, 'compared', 'value'>[],
  );
