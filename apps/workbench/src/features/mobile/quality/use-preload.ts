import {
  type CheckContext,
  getCheckContext,
  type LineProblemSetRow,
  listBundles,
  listLineProblemSets,
  type Patrol,
} from '@garment-mes/sdk/mes2';
import { useEffect, useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { type KeptBundle, type KeptItem, keptBundle, keptItem } from './check-draft.ts';

const MOST_BUNDLES = 500;
/** On their way through the line. */
const AT_LINE = ['3', '4'];
const QUALITY = 7;

/** What this device needs of a line without a network: its bundles, the usual faults of its style, what is called out. */
export interface Preload {
  readonly bundles: readonly KeptBundle[];
  readonly items: readonly KeptItem[];
  readonly problems: readonly Pick<LineProblemSetRow, 'id' | 'name' | 'responseMin'>[];
  /** The round as it was read last. */
  readonly patrol?: Patrol | undefined;
}

const NOTHING: Preload = { bundles: [], items: [], problems: [] };

/** Reads and keeps what a line needs. @param patrol its round, where it is read */
export function usePreload(lineDeptId: string | undefined, patrol: Patrol | undefined): Preload {
  const { companyId } = useWorkbench();
  const key = `checksOf.${companyId}.${lineDeptId}`;
  const enabled = lineDeptId !== undefined;
  const found = useOperation(
    listBundles,
    {
      query: { lineDeptId: lineDeptId ?? '', pageSize: MOST_BUNDLES, filter: { status: AT_LINE } },
    },
    { enabled },
  ).data;
  const orderId = found && mostOf(found.list.map((bundle) => bundle.orderId));
  const usual = useOperation(
    getCheckContext,
    { query: { checkType: 3, lineDeptId: lineDeptId ?? '', ...(orderId && { orderId }) } },
    { enabled: found !== undefined },
  ).data;
  const sets = useOperation(listLineProblemSets, { query: { pageSize: 200 } }, { enabled }).data;
  const kept = useMemo(() => readStored<Preload>(key) ?? NOTHING, [key]);
  const given = useMemo(
    (): Preload => ({
      bundles: found?.list.map(keptBundle) ?? kept.bundles,
      items: itemsOf(usual) ?? kept.items,
      problems: sets ? ofQuality(sets.list) : kept.problems,
      patrol: patrol ?? kept.patrol,
    }),
    [found, usual, sets, patrol, kept],
  );
  useEffect(() => {
    if (enabled) writeStored(key, given);
  }, [enabled, key, given]);
  return given;
}

export const itemsOf = (context: CheckContext | undefined): readonly KeptItem[] | undefined =>
  context?.badItems.map(keptItem);

/** What the quality people come for; everything, where the company names nothing so. */
function ofQuality(all: readonly LineProblemSetRow[]): Preload['problems'] {
  const sets = all.filter(({ delFlag }) => delFlag === '0');
  const own = sets.filter(({ responsibleDeptType }) => responsibleDeptType === QUALITY);
  return (own.length > 0 ? own : sets).map(({ id, name, responseMin }) => ({
    ...{ id, name, responseMin },
  }));
}

/** The value that is there most often. */
function mostOf(values: readonly string[]): string | undefined {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
