import { listTodos, listWorkflowTasks } from '@garment-mes/sdk/amc';
import { listWageRecords } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';

/** The parts of the own work, in the order in which they call for somebody. */
export const WORK_KINDS = ['approvals', 'todos', 'asked', 'done', 'wages'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** What somebody begins with: what waits for them, then what there is to see. */
const BEGIN: readonly WorkKind[] = ['approvals', 'todos', 'wages', 'asked', 'done'];

const ONE = { pageNum: 1, pageSize: 1 } as const;

interface WorkCounts {
  readonly counts: Readonly<Partial<Record<WorkKind, number>>>;
  /** The first part with something in it, once all are counted; to-dos where there is nothing at all. */
  readonly begin: WorkKind | undefined;
}

/** How much is in each part of the own work. A part that cannot be counted is none to begin with. */
export function useWorkCounts(): WorkCounts {
  const todo = { live: 'todo' } as const;
  const asked = {
    approvals: useOperation(listWorkflowTasks, { query: { ...ONE, result: 0 } }, todo),
    todos: useOperation(listTodos, { query: { ...ONE, status: 0 } }, todo),
    asked: useOperation(listWorkflowTasks, { query: { ...ONE, asked: true } }, todo),
    done: useOperation(listTodos, { query: { ...ONE, status: 1 } }, todo),
    wages: useOperation(listWageRecords, { query: { ...ONE, mine: true } }, { live: 'wage' }),
  };
  const isCounted = WORK_KINDS.every((kind) => !asked[kind].isPending);
  return {
    counts: Object.fromEntries(WORK_KINDS.map((kind) => [kind, asked[kind].data?.total])),
    begin: isCounted
      ? (BEGIN.find((kind) => (asked[kind].data?.total ?? 0) > 0) ?? 'todos')
      : undefined,
  };
}
