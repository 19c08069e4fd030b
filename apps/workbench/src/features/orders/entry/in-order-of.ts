/** Ids in the order of a list; what the list does not have stays at the end. */
export const inOrderOf = (ids: readonly string[], list: readonly string[]): readonly string[] => [
  ...list.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !list.includes(id)),
];
