import { expect, test } from 'vitest';
import { nothingVisited, rehearse, unvisited } from '../testing/rehearse.ts';
import { type CompanyContext, companyMachine } from './company.machine.ts';

const companies = [
  { id: '1', name: '晨曦制衣', isDefault: '0' },
  { id: '2', name: '锦程服饰' },
];

const life = [
  { type: 'companies.loaded', companies, id: undefined, switching: false },
  { type: 'companies.loaded', companies: [], id: undefined, switching: false },
  { type: 'company.chosen', id: '2', switching: true },
  { type: 'menu.outdated' },
  { type: 'company.retried' },
  { type: 'company.left' },
];
const rare = [
  { type: 'company.chosen', id: '1', switching: true },
  { type: 'company.rejected', at: 1 },
];

test('every state meets every event, and every path of the definition runs', async () => {
  const visited = nothingVisited();
  const rehearsal = {
    machine: companyMachine,
    events: life,
    outputs: { companies: [companies, []], applications: [[]], menus: [[]] },
    project: ({ company, rejectedAt }: CompanyContext) => [company?.id, rejectedAt],
  };
  expect(await rehearse(rehearsal, visited)).toEqual([]);
  const all = { ...rehearsal, events: [...life, ...rare], paths: false };
  expect(await rehearse(all, visited)).toEqual([]);
  expect(unvisited(companyMachine, visited)).toEqual([]);
}, 60_000);
