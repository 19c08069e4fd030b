interface Department {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** A department with the way to it. */
interface Placed {
  readonly id: string;
  readonly name: string;
  /** Names of those above it, `广州工厂 / 车间`; empty at the top. */
  readonly path: string;
}

/**
 * Departments one below the other as in their tree, each with the names above it. One whose parent is not among them
 * stands at the top.
 */
export function inTreeOrder(departments: readonly Department[]): readonly Placed[] {
  const ids = new Set(departments.map(({ id }) => id));
  const below = Map.groupBy(departments, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : '',
  );
  const placed = (parent: string, path: string): readonly Placed[] =>
    (below.get(parent) ?? []).flatMap(({ id, name }) => [
      { id, name, path },
      ...placed(id, path === '' ? name : `${path} / ${name}`),
    ]);
  return placed('', '');
}
