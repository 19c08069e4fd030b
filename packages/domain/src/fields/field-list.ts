/*
 * A large record has one list of its fields, by name: `{ season: { copied: true, … }, … }`. Type, label and limits of
 * a field are in the service's document; everything else that has to know it (form, body, copy, log, import sheet,
 * print, merge) asks the list. Server and page each hold their list against the document, so that a field missing in
 * one of them does not compile.
 */

/** Name of a field of a list. */
export type FieldName<List extends object> = keyof List & string;

type EntryOf<List extends object> = List[keyof List];

/** What entries of a list say something of, such as `copied`. */
type FieldFact<List extends object> =
  EntryOf<List> extends infer Entry ? (Entry extends object ? keyof Entry & string : never) : never;

type FactValue<List extends object, Fact extends string> =
  EntryOf<List> extends infer Entry
    ? Entry extends object
      ? Fact extends keyof Entry
        ? Entry[Fact]
        : never
      : never
    : never;

/** Fields whose entry says this of a fact, such as `FieldsWith<typeof orderHead, 'changes', 'draft'>`. */
export type FieldsWith<List extends object, Fact extends string, Value> = {
  [Name in FieldName<List>]: List[Name] extends { readonly [F in Fact]: Value } ? Name : never;
}[FieldName<List>];

/** Names of the fields of a list, in their order. */
export const fieldNames = <List extends object>(list: List): readonly FieldName<List>[] =>
  Object.keys(list) as FieldName<List>[];

/** Fields whose entry says this of a fact, in their order. */
export const fieldsWith = <
  List extends object,
  const Fact extends string & FieldFact<List>,
  const Value extends FactValue<List, Fact>,
>(
  list: List,
  fact: Fact,
  value: Value,
): readonly FieldsWith<List, Fact, Value>[] =>
  fieldNames(list).filter((name): name is FieldsWith<List, Fact, Value> => {
    const entry = list[name] as Readonly<Record<string, unknown>>;
    return entry[fact] === value;
  });

/** What a field is read as: `shownAs` of its entry, the words of what an id names, else the field itself. */
export type ShownAs<List extends object, Name extends FieldName<List>> = Name extends unknown
  ? List[Name] extends { readonly shownAs: infer Shown extends string }
    ? Shown
    : Name
  : never;

/** Properties that say fields of a list in words, in the order of the names. */
export const shownFields = <List extends object, Name extends FieldName<List>>(
  list: List,
  names: readonly Name[],
): readonly ShownAs<List, Name>[] =>
  names.map((name) => {
    const { shownAs = name } = list[name] as { readonly shownAs?: string };
    return shownAs as ShownAs<List, Name>;
  });
