import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import { type Looker, narrowed } from './home-card.ts';
import { homeCharts } from './home-charts.ts';
import { type DayKind, dayFigures } from './home-day.ts';
import { lookerOf } from './looker.ts';

type Day = DataOf<'getHomeDay'>;

interface Found {
  readonly id: string;
  readonly title: string;
  readonly note: string | null;
  readonly due: string | null;
  readonly key: string;
  readonly total: number;
}

/** What a person has to do today: by the person's jobs, within what the person may open and reaches. */
export const homeDay: Feature<'getHomeDay'> = ({ engine }) => ({
  async getHomeDay(call): Promise<Day> {
    const { employee, scope } = call;
    if (!employee) return { groups: [], task: null, chart: null };
    return engine.tenant(
      scope,
      async (tx) => {
        const { looker, screens, homes } = await lookerOf(tx, call, employee.id, []);
        const kinds = new Set(homes.flatMap(({ day = [] }) => day));
        const groups: Day['groups'] = [];
        for (const kind of kinds) {
          if (!screens.has(dayFigures[kind].screen)) continue;
          const group = await groupOf(tx, kind, looker);
          if (group) groups.push(group);
        }
        const task = homes.find((home) => home.task !== undefined && screens.has(home.task))?.task;
        return { groups, task: task ?? null, chart: await chartOf(tx, homes, screens, looker) };
      },
      { readOnly: true },
    );
  },
});

async function groupOf(
  tx: Tx,
  kind: DayKind,
  looker: Looker,
): Promise<Day['groups'][number] | undefined> {
  const { screen, asks, row, from } = dayFigures[kind];
  const found = await tx.all<Found>(from(looker));
  const [first] = found;
  if (!first) return undefined;
  const rows = found.map(({ id, title, note, due, key }) => ({
    ...{ id, title, note, due },
    late: due !== null && due < looker.today,
    link: row(key),
  }));
  return { kind, total: first.total, link: narrowed(screen, asks, looker), rows };
}

/** The chart of the first job that has one the person may open. */
async function chartOf(
  tx: Tx,
  homes: readonly { readonly chart?: keyof typeof homeCharts }[],
  screens: ReadonlySet<string>,
  looker: Looker,
): Promise<Day['chart']> {
  const kind = homes
    .flatMap(({ chart }) => chart ?? [])
    .find((each) => screens.has(homeCharts[each].screen));
  if (kind === undefined) return null;
  const { link, points } = homeCharts[kind];
  return { kind, link, points: await tx.all(points(looker)) };
}
