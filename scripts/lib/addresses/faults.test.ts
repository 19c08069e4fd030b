import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Address, addresses } from '../../../specs/addresses.ts';
import { purposes } from '../../../specs/purposes.ts';
import { ROOT } from '../process.ts';
import { faultsOf, purposeFaults } from './faults.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'addresses-'));
  write('apps/workbench/src/features/dies/dies.screen.tsx', '');
  write('apps/dashboards/src/boards/room.board.tsx', '');
  write(
    'specs/mes2/dies.yaml',
    "  x-screens: [/dies, '/gone']\n  link: '/dies/{no}?x={x}'\n  link: /lost/{id}\n",
  );
});
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const dies: Address = { path: '/dies', zh: '刀模', en: 'Dies', screen: 'dies/dies', group: 'G3' };
const room: Address = {
  path: '/room',
  zh: '大屏',
  en: 'Room',
  screen: 'room',
  wall: true,
  group: 'G14',
};
const die: Address = { path: '/dies/{id}', zh: '一个刀模', en: 'A die' };
const LINKS = [
  'specs/mes2/dies.yaml names /lost/{id}, which is no address.',
  'specs/mes2/dies.yaml names /gone, which is no address.',
];
const faults = (...table: readonly Address[]) =>
  faultsOf(table, root).filter((fault) => !LINKS.includes(fault));

test('the table of the product has no faults', () => {
  expect(faultsOf(addresses, ROOT)).toEqual([]);
});

test('what the documents name and nobody serves is said with its file', () => {
  expect(faultsOf([dies, room, die], root)).toEqual(LINKS);
});

test('a file that is missing, and one that no address names, are said by name', () => {
  expect(faults({ ...dies, screen: 'dies/knives' }, room, die)).toEqual([
    '/dies: apps/workbench/src/features/dies/knives.screen.tsx is missing.',
    'apps/workbench/src/features/dies/dies.screen.tsx stands at no address of specs/addresses.ts.',
  ]);
  expect(faults(dies, { ...room, wall: undefined } as unknown as Address, die)).toEqual([
    '/room: apps/workbench/src/features/room.screen.tsx is missing.',
    'apps/dashboards/src/boards/room.board.tsx stands at no address of specs/addresses.ts.',
  ]);
});

test('two lines for one address are said, whatever their parts are called', () => {
  expect(faults(dies, room, die, { ...die, path: '/dies/{no}' })).toEqual([
    '/dies/{} stands in the table twice.',
  ]);
  expect(faults({ ...dies, aliases: ['/room'] }, room, die)).toEqual([
    '/room stands in the table twice.',
  ]);
});

test('one Chinese title has one English', () => {
  expect(faults(dies, room, { ...die, zh: '刀模' })).toEqual([
    '/dies/{id}: 刀模 is called “Dies” at another address.',
  ]);
});

test('a screen that nobody could open is refused, and a place in the menu that nothing opens', () => {
  expect(faults({ ...dies, group: undefined } as unknown as Address, room, die)).toEqual([
    '/dies has a screen that nobody may open: give it a group, or “open”.',
  ]);
  expect(faults(dies, room, { ...die, group: 'G3' })).toEqual([
    '/dies/{id} needs values: no menu can open it.',
  ]);
  expect(faults(dies, room, { ...die, jobs: ['planner'] })).toEqual([
    '/dies/{id} has jobs or calls, and no group.',
  ]);
});

test('each page of the product says what it is for', () => {
  expect(purposeFaults(addresses, purposes)).toEqual([]);
});

test('a built page without a purpose, a purpose without a page and half a sentence are said', () => {
  const sentence = { zh: '维护刀模。', en: 'Keep dies.' };
  expect(purposeFaults([dies, room, die], {})).toEqual([
    '/dies has a screen and no line in specs/purposes.ts.',
  ]);
  expect(purposeFaults([dies, room], { '/dies': sentence, '/room': sentence })).toEqual([
    'specs/purposes.ts names /room, which is no page.',
  ]);
  expect(purposeFaults([dies], { '/dies': { ...sentence, en: 'Keep. Sharpen.' } })).toEqual([
    'specs/purposes.ts says of /dies something that is not one sentence.',
  ]);
});
