import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf } from './rehearse.ts';

const nameOf = (node: AnyStateNode) => node.path.join('_') || node.machine.id;

const seconds = (ms: unknown) => (typeof ms === 'number' ? `${ms / 1000} s` : String(ms));

/** What an event is called in a chart: delays by their length, answers by their actor. */
function eventLabel(node: AnyStateNode, type: string): string {
  const [, kind, name] = type.split('.');
  const actor = String(node.invoke[0]?.src);
  if (!type.startsWith('xstate.')) return type;
  if (kind === 'after') {
    const delay: unknown = node.machine.implementations.delays[name ?? ''];
    return `after ${typeof delay === 'function' ? name : seconds(delay)}`;
  }
  return `${actor} ${kind === 'done' ? 'answers' : 'fails'}`;
}

function guardLabel(guard: unknown): string {
  if (typeof guard === 'string') return ` [${guard}]`;
  if (typeof guard !== 'object' || guard === null) return '';
  const { type, params } = guard as { type: string; params?: unknown };
  return ` [${type}${typeof params === 'string' ? ` ${params}` : ''}]`;
}

function transitionsOf(node: AnyStateNode): string[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((transition) => {
    const { eventType, guard, target } = transition;
    const label = eventType === '' ? 'always' : eventLabel(node, eventType);
    const to = target?.[0] ? nameOf(target[0]) : nameOf(node);
    return `${nameOf(node)} --> ${to}: ${label}${guardLabel(guard)}`;
  });
}

/** The nesting of states, with their entry arrows. */
function nested(node: AnyStateNode, depth: number): string[] {
  const children = Object.values(node.states);
  const pad = '  '.repeat(depth);
  const lines: string[] = [];
  children.forEach((child, at) => {
    if (node.type === 'parallel' && at > 0) lines.push(`${pad}--`);
    const inner = nested(child, depth + 1);
    if (inner.length > 0) lines.push(`${pad}state ${nameOf(child)} {`, ...inner, `${pad}}`);
    else lines.push(`${pad}${nameOf(child)}: ${child.key}`);
  });
  const first = node.type === 'parallel' ? undefined : node.initial.target[0];
  if (children.length > 0 && first) lines.unshift(`${pad}[*] --> ${nameOf(first)}`);
  return lines;
}

/** A machine as a Mermaid state diagram, every transition of its definition included. */
export function drawChart(machine: AnyStateMachine): string {
  const root = machine.root;
  const lines = nodesOf(root)
    .filter((node) => node !== root)
    .flatMap(transitionsOf);
  // What every state does alike is said once, as a note.
  const note = transitionsOf(root).map((line) => line.replace(/^\S+ --> (\S+): (.*)$/, '$2 → $1'));
  return [
    'stateDiagram-v2',
    ...nested(root, 1),
    ...new Set(lines.map((line) => `  ${line}`)),
    ...(note.length > 0
      ? [
          `  note right of ${nameOf(root.initial.target[0] as AnyStateNode)}`,
          '    in every state:',
          ...note.map((line) => `    ${line}`),
          '  end note',
        ]
      : []),
  ].join('\n');
}
