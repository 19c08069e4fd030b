import { expect, test } from 'vitest';
import { addresses } from '../../../../specs/addresses.ts';
import { jobTemplates } from '../menu/jobs.ts';
import { pages } from '../menu/pages.ts';
import { noticeLeads } from './notice-leads.ts';

const addressOf = (page: string) =>
  addresses.find(({ path }) => path === page || path.startsWith(`${page}/{`));

/** Jobs that open a page: by its group, by name, or as everybody. */
const opens = (page: string) => {
  const found = pages.find(({ url }) => url === page);
  return jobTemplates
    .filter(
      ({ code, groups, keys }) =>
        found === undefined ||
        groups.includes(found.group) ||
        found.jobs?.includes(code) ||
        keys.includes(page),
    )
    .map(({ code }) => code);
};

const leads = Object.entries(noticeLeads).flatMap(([code, lead]) =>
  'page' in lead ? [{ code, ...lead }] : [],
);

test.each(leads)('$code leads to an address that exists', ({ page }) => {
  expect(addressOf(page)).toBeDefined();
});

test.each(leads)('$code leads to a page that its receivers open', (lead) => {
  const right = 'right' in lead ? lead.right : undefined;
  const receivers =
    right === undefined
      ? lead.jobs
      : jobTemplates.filter(({ keys }) => keys.includes(right)).map(({ code }) => code);
  if (receivers === 'everybody') {
    // It needs no right of the menu: a session, or the record itself, is enough.
    expect(pages.some(({ url }) => url === lead.page)).toBe(false);
    return;
  }
  expect(receivers.length).toBeGreaterThan(0);
  expect(receivers.filter((code) => !opens(lead.page).includes(code))).toEqual([]);
});

test('a notice leads somewhere, or says why not', () => {
  const without = Object.entries(noticeLeads).filter(([, lead]) => 'none' in lead);
  expect(without.map(([code]) => code)).toEqual(['rollUpsDiffer']);
});

test('notices whose page is still to come are known', () => {
  const awaited = leads.filter(({ page }) => addressOf(page)?.screen === undefined);
  expect([...new Set(awaited.map(({ page }) => page))]).toEqual([
    '/mes/qc/qcDayPatrolReport',
    '/mes/calendar/manpowerPlanDisplay',
  ]);
});
