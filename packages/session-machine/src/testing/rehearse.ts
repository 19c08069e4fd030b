import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { settled } from './signed-in.ts';

/** How one machine is rehearsed: everything that may happen to it, in every variant that matters. */
export interface Rehearsal {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Own events; several of one type when guards distinguish them. */
  readonly events: readonly EventObject[];
  /** What each promise may resolve with, by the name of its actor. */
  readonly outputs: Readonly<Record<string, readonly unknown[]>>;
  /** The part of the context that guards look at. */
  readonly project?: (context: never) => unknown;
  /** `false`: try every event in every state, and leave the simple paths to another rehearsal. */
  readonly paths?: boolean;
}

/** What a rehearsal has visited. Add several to prove a whole machine. */
export interface Visited {
  /** `state × event`, for every reachable configuration. */
  readonly pairs: Set<string>;
  readonly transitions: Set<string>;
  /** `guard true` and `guard false`. */
  readonly guards: Set<string>;
  paths: number;
}

export const nothingVisited = (): Visited => ({
  pairs: new Set(),
  transitions: new Set(),
  guards: new Set(),
  paths: 0,
});

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

interface TransitionLike {
  readonly source: { readonly id: string };
  readonly eventType: string;
  readonly target?: readonly { readonly id: string }[] | undefined;
  readonly guard?: unknown;
}

const guardName = (guard: unknown): string =>
  typeof guard === 'string' ? guard : JSON.stringify(guard ?? '');
const nameOf = ({ source, eventType, target, guard }: TransitionLike) =>
  `${source.id} | ${eventType} | ${target?.map(({ id }) => id) ?? ''} | ${guardName(guard)}`;

/** Every transition a machine declares. */
export const transitionsOf = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flat().map((each) => nameOf(each as TransitionLike)),
    ...(node.always ?? []).map((each) => nameOf(each as TransitionLike)),
  ]);

const isSystem = (type: string) => type.startsWith('xstate.');

/** Events that only the current states can cause: an answer, a failure, the end of a delay. */
function systemEvents(state: AnyMachineSnapshot, { outputs }: Rehearsal): EventObject[] {
  return state._nodes.flatMap((node) => [
    ...node.invoke.flatMap(({ src, id }): EventObject[] => {
      const name = String(src);
      if (!(name in outputs)) return [];
      const done = outputs[name]?.map((output) => ({ type: `xstate.done.actor.${id}`, output }));
      return [
        ...(done ?? []),
        { type: `xstate.error.actor.${id}`, error: 'failure' } as EventObject,
      ];
    }),
    ...[...node.transitions.keys()]
      .filter((type) => type.startsWith('xstate.after.'))
      .map((type) => ({ type })),
  ]);
}

function observeGuards(machine: AnyStateMachine, seen: Set<string>): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => [
    name,
    (args: never, params: never) => {
      const passed = (guard as (args: never, params: never) => boolean)(args, params);
      seen.add(`${name} ${passed}`);
      return passed;
    },
  ]);
  return machine.provide({ guards: Object.fromEntries(guards) });
}

/** The machine over promises the rehearsal settles and a clock it moves. */
function stage({ machine, input, outputs }: Rehearsal, visited: Visited) {
  const pending = new Map<string, PromiseWithResolvers<unknown>>();
  const actors = Object.keys(machine.implementations.actors).map((name) => [
    name,
    name in outputs
      ? fromPromise(({ self }) => {
          const deferred = Promise.withResolvers<unknown>();
          pending.set(self.id, deferred);
          return deferred.promise;
        })
      : fromCallback(() => {}),
  ]);
  const clock = new SimulatedClock();
  const running = observeGuards(machine, visited.guards).provide({
    actors: Object.fromEntries(actors),
  });
  const actor = createActor(running, {
    input,
    clock,
    inspect(event) {
      if (event.type === '@xstate.microstep')
        for (const each of event._transitions) visited.transitions.add(nameOf(each));
    },
  });
  const delays = machine.implementations.delays as Record<string, number | (() => number)>;
  async function perform(event: EventObject & { output?: unknown }) {
    const { type } = event;
    if (type.startsWith('xstate.after.')) {
      const delay = delays[type.split('.')[2] ?? ''] ?? Number.NaN;
      clock.increment(typeof delay === 'function' ? delay() : delay);
    } else if (type.startsWith('xstate.done.actor.'))
      pending.get(type.slice('xstate.done.actor.'.length))?.resolve(event.output);
    else if (type.startsWith('xstate.error.actor.'))
      pending.get(type.slice('xstate.error.actor.'.length))?.reject('failure');
    else actor.send(event);
    await settled();
  }
  return { actor: actor.start(), perform };
}

interface Step {
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
}
type Adjacency = Record<string, { readonly transitions: Record<string, Step> }>;

/**
 * All ways through the states that visit none twice and cannot continue. Events that lead from one
 * state to the same next one count as one way; the pairs below try each of them.
 */
function simplePaths(
  adjacency: Adjacency,
  from: string,
  serialize: (state: AnyMachineSnapshot) => string,
  seen: readonly string[] = [from],
): Step[][] {
  const ways = new Map<string, Step>();
  for (const step of Object.values(adjacency[from]?.transitions ?? {})) {
    const next = serialize(step.state);
    if (!seen.includes(next) && !ways.has(next)) ways.set(next, step);
  }
  return [...ways].flatMap(([next, step]) => {
    const rest = simplePaths(adjacency, next, serialize, [...seen, next]);
    return rest.length === 0 ? [[step]] : rest.map((path) => [step, ...path]);
  });
}

/**
 * Walks all simple paths, and from every reachable state every event, on a running actor with a
 * simulated clock, and compares each step with what the machine's definition says.
 * @returns the differences, as sentences
 */
export async function rehearse(rehearsal: Rehearsal, visited: Visited): Promise<string[]> {
  const { machine, events, project = () => '' } = rehearsal;
  const serialize = (state: AnyMachineSnapshot) =>
    `${JSON.stringify(state.value)} ${JSON.stringify(project(state.context as never))}`;
  const options = {
    input: rehearsal.input,
    events: (state: AnyMachineSnapshot) => [...events, ...systemEvents(state, rehearsal)],
    serializeState: serialize as never,
    limit: 50_000,
  } as never;

  const differences: string[] = [];
  const adjacency = getAdjacencyMap(machine, options) as unknown as Adjacency;
  const shortest = getShortestPaths(machine, options);
  const start = shortest.find(({ steps }) => steps.length === 1)?.state as AnyMachineSnapshot;
  const paths =
    rehearsal.paths === false ? [] : simplePaths(adjacency, serialize(start), serialize);
  visited.paths += paths.length;

  for (const path of paths) {
    const { actor, perform } = stage(rehearsal, visited);
    for (const { event, state } of path) {
      await perform(event);
      const found = serialize(actor.getSnapshot());
      if (found !== serialize(state))
        differences.push(`${event.type}: ${found} instead of ${serialize(state)}`);
    }
    actor.stop();
  }

  for (const { steps, state } of shortest) {
    const from = serialize(state as AnyMachineSnapshot);
    for (const { event, state: next } of Object.values(adjacency[from]?.transitions ?? {})) {
      const { actor, perform } = stage(rehearsal, visited);
      for (const step of steps) if (step.event.type !== 'xstate.init') await perform(step.event);
      await perform(event);
      visited.pairs.add(`${JSON.stringify((state as AnyMachineSnapshot).value)} × ${event.type}`);
      if (serialize(actor.getSnapshot()) !== serialize(next))
        differences.push(`${from} × ${event.type}: ${serialize(actor.getSnapshot())}`);
      actor.stop();
    }
  }
  return differences;
}

/** What a machine declares and the rehearsals did not visit. */
export function unvisited(machine: AnyStateMachine, visited: Visited): string[] {
  const states = new Set([...visited.pairs].map((pair) => pair.split(' × ')[0]));
  const own = machine.events.filter((type) => !isSystem(type) && type !== '*');
  return [
    ...transitionsOf(machine).filter((each) => !visited.transitions.has(each)),
    ...[...states].flatMap((state) =>
      own.map((type) => `${state} × ${type}`).filter((pair) => !visited.pairs.has(pair)),
    ),
    ...Object.keys(machine.implementations.guards).flatMap((name) =>
      [true, false]
        .map((passed) => `${name} ${passed}`)
        .filter((each) => !visited.guards.has(each)),
    ),
  ];
}
