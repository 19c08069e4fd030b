import { expect, test } from 'vitest';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { notYet } from '../not-yet.ts';
import { fieldRights } from './field-rights.ts';
import { jobTemplates } from './jobs.ts';
import { pages } from './pages.ts';

/** Jobs that start with a right. */
const holders = (key: string) =>
  jobTemplates.filter(({ keys }) => keys.includes(key)).map(({ code }) => code);

/** The matrix of jobs: code, data scope, and the groups a person of the job opens. */
const MATRIX: readonly (readonly [code: string, dataScope: number, groups: string])[] = [
  ['admin', 1, ''],
  ['director', 1, 'G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 G14 G15 G16'],
  ['merchandiser', 1, 'G1 G2 G3 G4 G5 G6 G8 G9 G10 G14'],
  ['planner', 1, 'G1 G2 G3 G4 G5 G6 G8 G12 G14'],
  ['technician', 1, 'G1 G3 G5 G6 G9 G14 G15'],
  ['ie', 1, 'G1 G3 G4 G6 G7 G8 G9 G11 G12 G13 G14 G15'],
  ['fabricKeeper', 2, 'G1 G5 G6 G14 A'],
  ['cuttingManager', 2, 'G1 G2 G3 G4 G5 G6 G7 G8 G9 G11 G12 G13 G14 G15 A'],
  ['cuttingLeader', 2, 'G4 G5 G6 G7 A'],
  ['panelKeeper', 2, 'G4 G6 G7 G8 G14 A'],
  ['workshopManager', 2, 'G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 G14 A'],
  ['lineLeader', 2, 'G2 G4 G7 G8 G9 G11 G12 G13 G14 A'],
  ['operator', 4, ''],
  ['qc', 2, 'G3 G6 G7 G9 G14 A'],
  ['qualityManager', 1, 'G1 G3 G4 G5 G6 G7 G8 G9 G10 G14 G15 A'],
  ['packer', 2, 'G1 G7 G9 G10 G14 A'],
  ['mechanic', 2, 'G8 G13 G14 A'],
  ['hr', 1, 'G11 G12 G14 G16'],
  ['payroll', 1, 'G1 G3 G5 G6 G7 G9 G10 G11 G12 G14'],
  ['informationClerk', 1, 'G1 G9 G10'],
  ['guest', 4, 'G1 G9 G10'],
];

test('a company starts with the jobs of the matrix, their scopes and their groups', () => {
  const made = jobTemplates.map(({ code, dataScope, groups: opened }) => [
    code,
    dataScope,
    opened.join(' '),
  ]);
  expect(made.toSorted()).toEqual(MATRIX.toSorted());
});

test('every right of a job belongs to a call, a page or a field', () => {
  const facts: readonly OperationFacts[] = Object.values(operations);
  const known = new Set([
    ...facts.map(({ permissionKey }) => permissionKey),
    ...pages.map(({ url }) => url),
    ...Object.keys(fieldRights),
    'EXPORT^order',
    'EXPORT^wageReport',
  ]);
  const rights = jobTemplates.flatMap(({ code, keys }) => keys.map((key) => `${code} ${key}`));
  expect(rights.filter((right) => !known.has(right.split(' ')[1]))).toEqual([]);
  expect(new Set(rights).size).toBe(rights.length);
});

/** Rights that no job starts with, and why. */
const ADMINISTRATOR_ALONE: Readonly<Record<string, readonly string[]>> = {
  'whoever gives rights singly could give himself any': [
    'PATCH^/amc/users/permission',
    'PATCH^/amc/users/releaseBinding',
  ],
  'whoever sets a password can sign in as somebody else': ['POST^/amc/users/firstPassword'],
  'the company ends': ['POST^/amc/company/deletion', 'DELETE^/amc/company/deletion'],
  'the settings of the company': ['PUT^/mes2/companySetting', 'POST^/mes2/companySetting/init'],
  'what was paid and closed is opened again': ['PUT^/mes2/saas/order/uncloseOrder'],
  'a public holiday that is over changes what was paid': ['PUT^/mes2/calendar/holiday'],
};

test('every right of a call or a button is held by a job, or it is said why by the administrator alone', () => {
  const facts = Object.entries(operations) as [OperationId, OperationFacts][];
  const unbuilt: ReadonlySet<OperationId> = new Set<OperationId>(notYet);
  const guarded = new Set([
    ...facts
      .filter(([id, { permission }]) => permission === 'button' && !unbuilt.has(id))
      .map(([, { permissionKey }]) => permissionKey),
    ...Object.keys(fieldRights),
  ]);
  const held = new Set(jobTemplates.flatMap(({ keys }) => keys));
  const left = [...guarded].filter((key) => !held.has(key ?? ''));
  expect(left.toSorted()).toEqual(Object.values(ADMINISTRATOR_ALONE).flat().toSorted());
});

test('each right is given to the jobs of the screens that it is a button of', () => {
  expect(holders('PUT^/mes2/scan/review')).toEqual(['ie', 'payroll', 'workshopManager']);
  expect(holders('PUT^/mes2/saas/order/price/audit')).toEqual(['director', 'payroll']);
  expect(holders('PUT^/mes2/saas/order/wageReport/unlock')).toEqual(['payroll']);
  expect(holders('PUT^/mes2/knifeMoldSchedule/update')).toEqual(['planner', 'cuttingManager']);
  expect(holders('POST^/ccm/machine/import')).toEqual(['mechanic']);
  expect(holders('PUT^/ccm/machine/scrap')).toEqual(['mechanic']);
  expect(holders('POST^/mes2/qc/badItem/import')).toEqual(['qualityManager']);
  expect(holders('POST^/mes2/qc/badItem/init')).toEqual(['qualityManager']);
  expect(holders('POST^/amc/boardDevice/pair')).toEqual(['ie']);
});

test('planners and the cutting manager plan the lays; the clerk of the cutting room prints labels', () => {
  for (const key of ['POST^/mes2/cutPlan/save', 'PUT^/mes2/cutPlan/approve'])
    expect(holders(key)).toEqual(['merchandiser', 'planner', 'technician', 'cuttingManager']);
  for (const key of ['POST^/mes2/bundle/generate', 'POST^/mes2/bundle/print'])
    expect(holders(key)).toEqual(['cuttingManager', 'cuttingLeader']);
});

test('batches of bundles are planned by the store of cut pieces, planners and the cutting manager', () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect(holders(`${method}^/mes2/batchRange`)).toEqual([
      'planner',
      'cuttingManager',
      'panelKeeper',
    ]);
});

test('whoever inspects fabric opens the list of receipts', () => {
  const receipts = pages.find(({ url }) => url === '/mes/cloth/clothList');
  const inspecting = jobTemplates.filter(({ keys }) => keys.includes('POST^/mes2/cloth/inspect'));
  const shut = inspecting.filter(
    ({ code, groups }) =>
      !receipts?.jobs?.includes(code) && !groups.some((group) => group === receipts?.group),
  );
  expect(inspecting.length).toBeGreaterThan(1);
  expect(shut.map(({ code }) => code)).toEqual([]);
});

test('only personnel may give jobs, only the administrator single rights and accounts back', () => {
  expect(holders('POST^/amc/userJobs')).toEqual(['hr']);
  expect(holders('PATCH^/amc/users/permission')).toEqual([]);
  expect(holders('PATCH^/amc/users/releaseBinding')).toEqual([]);
  expect(holders('PUT^/mes2/wages/lock')).toEqual(['payroll']);
});

test('who calculates, adjusts and locks wages neither unlocks them nor approves adjustments', () => {
  for (const key of ['PUT^/mes2/wages/adjust/approve', 'PUT^/mes2/wages/unlock'])
    expect(holders(key)).toEqual(['director']);
  for (const step of [
    'POST^/mes2/wages/calculate',
    'POST^/mes2/wages/adjust',
    'PUT^/mes2/wages/lock',
  ])
    expect(holders(step)).toEqual(['payroll']);
});

test('a page that a job has without its group is given to a job there is', () => {
  const codes = new Set(jobTemplates.map(({ code }) => code));
  const single = pages.flatMap(({ url, jobs = [] }) => jobs.map((job) => ({ url, job })));
  expect(single.length).toBeGreaterThan(0);
  expect(single.filter(({ job }) => !codes.has(job))).toEqual([]);
});
