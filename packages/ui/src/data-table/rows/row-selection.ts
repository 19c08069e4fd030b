/** Which rows are chosen: these, or everything the list finds but these. */
export type RowSelection =
  | { readonly mode: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly mode: 'all'; readonly except: ReadonlySet<string> };

/** A selection of nothing. */
export const noRows: RowSelection = { mode: 'some', ids: new Set() };
/** Everything the list finds, on pages nobody has opened too. */
export const allRows: RowSelection = { mode: 'all', except: new Set() };

/** Whether a row is chosen, by name or because all but a few are. */
export const isChosen = (selection: RowSelection, id: string): boolean =>
  selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id);

/** @param total rows over all pages */
export const chosenCount = (selection: RowSelection, total: number): number =>
  selection.mode === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);

/** The selection with rows put in or taken out. */
export function withRows(
  selection: RowSelection,
  ids: readonly string[],
  on: boolean,
): RowSelection {
  const listed = new Set(selection.mode === 'some' ? selection.ids : selection.except);
  for (const id of ids) {
    if (on === (selection.mode === 'some')) listed.add(id);
    else listed.delete(id);
  }
  return selection.mode === 'some'
    ? { mode: 'some', ids: listed }
    : { mode: 'all', except: listed };
}
