import { expect, test } from 'vitest';
import { requireOwnTeamChange } from './team.ts';

const worker = { employeeId: '7', leadsTable: false };
const leader = { employeeId: '1', leadsTable: true };

test('everybody joins for himself, with an even share', () => {
  expect(() => requireOwnTeamChange(worker, { employeeIds: ['7'] })).not.toThrow();
  expect(() => requireOwnTeamChange(worker, { employeeIds: ['7'], sharePct: null })).not.toThrow();
});

test('others and shares are entered by the leader of the table', () => {
  for (const employeeIds of [['8'], ['7', '8']])
    expect(() => requireOwnTeamChange(worker, { employeeIds })).toThrow('bed-people-others');
  expect(() => requireOwnTeamChange(worker, { employeeIds: ['7'], sharePct: '90' })).toThrow(
    'bed-share-leader',
  );
  expect(() =>
    requireOwnTeamChange(leader, { employeeIds: ['7', '8'], sharePct: '30' }),
  ).not.toThrow();
});

test('an account that is nobody’s enters nobody', () => {
  expect(() =>
    requireOwnTeamChange({ employeeId: undefined, leadsTable: false }, { employeeIds: ['7'] }),
  ).toThrow('bed-people-others');
});
