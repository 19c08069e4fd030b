import { defaultPriorities } from '@garment-mes/domain/work-study';
import { sql, type Tx } from '../src/database/engine.ts';
import { insertRows } from '../src/database/insert-rows.sql.ts';
import { standardDispatchTypes } from '../src/new-company/lists/dispatch-types.ts';
import { categoryTrees, dictionaries, workflows } from '../src/new-company/lists/short-lists.ts';
import type { Basics } from './basics.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import {
  currencies,
  fileLevels,
  siteArchives,
  subcontractGroups,
  voices,
  washings,
} from './lists/plain-records.ts';
import type { Staff } from './people/people.ts';
import type { CompanyProfile } from './profiles.ts';
import { seededIds } from './seeded-ids.ts';

const WINDOWS = [
  { from: '08:00', to: '10:00', weight: '1.0' },
  { from: '10:00', to: '12:00', weight: '1.0' },
  { from: '13:00', to: '15:00', weight: '1.0' },
  { from: '15:00', to: '17:30', weight: '1.2' },
];
const CARDS = 60;

type Insert = (table: string, rows: readonly object[]) => Promise<void>;

/** Fills the lists that a screen chooses from, so that none of them is empty. */
export async function seedPlainRecords(
  tx: Tx,
  profile: CompanyProfile,
  staff: Staff,
  basics: Basics,
  calendar: DemoCalendar,
): Promise<void> {
  const { companyId } = staff;
  const id = seededIds(profile.code, 'plain record');
  const insert: Insert = (table, rows) =>
    insertRows(
      tx,
      table,
      rows.map((row) => ({ companyId, id: id(), ...row })),
    );

  await seedCurrencies(insert, calendar);
  await seedDictionaries(insert);
  await seedTrees(tx, companyId, id);
  await seedLocations(insert, basics.fabricWarehouseId);
  await seedWorkflows(tx, companyId, id);
  await seedWorkGivenOut(insert);
  await seedLineSettings(insert, profile, basics);
  await seedSlotCards(insert, profile.code, staff.lines);
  await seedFileLevels(tx, companyId, id);
}

async function seedCurrencies(insert: Insert, calendar: DemoCalendar): Promise<void> {
  await insert(
    'ccm.currency',
    currencies.map(([currency, name, symbol, rate]) => ({
      code: currency,
      name,
      symbol,
      isBase: rate === null ? 1 : 0,
    })),
  );
  await insert(
    'ccm.exchange_rate',
    [0, -30, -60].flatMap((days) =>
      currencies.flatMap(([currencyCode, , , rate]) =>
        rate === null ? [] : [{ currencyCode, rateDate: calendar.day(days), rate }],
      ),
    ),
  );
}

/** Washings, and the dictionaries of short lists. */
async function seedDictionaries(insert: Insert): Promise<void> {
  await insert(
    'ccm.washing',
    washings.map(([washing, name, minutes, price, shrinkWarpPct, shrinkWeftPct]) => ({
      code: washing,
      name,
      minutes,
      price,
      shrinkWarpPct,
      shrinkWeftPct,
    })),
  );
  await insert(
    'ccm.dict_type',
    dictionaries.map(([type, name]) => ({ code: type, name })),
  );
  await insert(
    'ccm.dict_item',
    dictionaries.flatMap(([typeCode, , names]) =>
      names.map((name, at) => ({
        typeCode,
        itemCode: String(at + 1).padStart(2, '0'),
        name,
        sort: at + 1,
      })),
    ),
  );
}

const seedLocations = (insert: Insert, warehouseId: string): Promise<void> =>
  insert(
    'ccm.warehouse_location',
    ['A', 'B', 'C'].flatMap((zone) =>
      [1, 2, 3, 4].map((place) => ({
        warehouseId,
        code: `${zone}-0${place}`,
        zone,
        capacity: 40,
      })),
    ),
  );

/** How work is given out, and to whom outside. */
async function seedWorkGivenOut(insert: Insert): Promise<void> {
  await insert(
    'mes2.dispatch_type',
    standardDispatchTypes.map(([type, name, section, isOutsource]) => ({
      code: type,
      name,
      section,
      isOutsource,
    })),
  );
  await insert(
    'mes2.subcontract_group',
    subcontractGroups.map(
      ([group, name, contact, processSections, priceKind, paid, capacityNum, grade]) => ({
        code: group,
        name,
        contact,
        processSections,
        priceKind,
        priceFactor: priceKind === 1 ? paid : null,
        price: priceKind === 2 ? paid : null,
        capacityNum,
        grade,
      }),
    ),
  );
}

/** When lines are asked what they did, what is said to them, and what goes first. */
async function seedLineSettings(
  insert: Insert,
  { customers }: CompanyProfile,
  basics: Basics,
): Promise<void> {
  await insert(
    'mes2.attainment_window',
    customers.slice(0, 3).map((customer) => ({
      customerId: basics.customer(customer.code),
      windows: WINDOWS,
      okPct: '100.00',
      warnPct: '90.00',
      measure: 1,
    })),
  );
  await insert(
    'mes2.attainment_window_day',
    customers.slice(0, 3).map((customer) => ({
      customerId: basics.customer(customer.code),
      validFrom: '2000-01-01',
      windows: WINDOWS,
    })),
  );
  await insert(
    'mes2.voice',
    voices.map(([voice, event, template]) => ({
      code: voice,
      event,
      template,
      repeatNum: 2,
      isEnabled: 1,
    })),
  );
  await insert('mes2.line_priority_description', defaultPriorities);
}

const seedSlotCards = (insert: Insert, companyCode: string, lines: Staff['lines']): Promise<void> =>
  insert(
    'mes2.slot_card',
    Array.from({ length: CARDS }, (_, at) => ({
      cardNo: `K${String(at + 1).padStart(4, '0')}`,
      rfid: at % 5 === 4 ? null : `00${companyCode}${String(at + 1).padStart(6, '0')}`,
      lineDeptId: lines[at % lines.length]?.id ?? null,
      status: at === 7 ? 2 : 0,
    })),
  );

async function seedTrees(tx: Tx, companyId: string, id: () => string): Promise<void> {
  const roots = categoryTrees.map(([kind, code, name, below], at, all) => ({
    row: {
      companyId,
      id: id(),
      kind,
      code,
      name,
      sort: all.slice(0, at).filter(([each]) => each === kind).length,
    },
    below,
  }));
  await insertRows(
    tx,
    'ccm.category',
    roots.map(({ row }) => row),
  );
  await insertRows(
    tx,
    'ccm.category',
    roots.flatMap(({ row, below }) =>
      below.map((name, at) => ({
        companyId,
        id: id(),
        kind: row.kind,
        parentId: row.id,
        code: `${row.code}-${at + 1}`,
        name,
        sort: at,
      })),
    ),
  );
}

async function seedWorkflows(tx: Tx, companyId: string, id: () => string): Promise<void> {
  const jobs = await tx.all<{ id: string; code: string }>(sql`
    select id, code from amc.job where company_id = ${companyId} order by sort, code`);
  const usual = jobs[0]?.id ?? null;
  await insertRows(
    tx,
    'ccm.workflow',
    workflows.map(([bizType, name, job, isEnabled]) => ({
      companyId,
      id: id(),
      bizType,
      name,
      nodes: [
        { nodeNo: 1, jobId: jobs.find(({ code }) => code === job)?.id ?? usual, isAll: false },
      ],
      isEnabled,
    })),
  );
}

async function seedFileLevels(tx: Tx, companyId: string, id: () => string): Promise<void> {
  const ids = new Map(fileLevels.map(([code]) => [code as string, id()]));
  for (const [code, name, above] of fileLevels)
    await insertRows(tx, 'mes2.file_level', [
      {
        companyId,
        id: ids.get(code),
        code,
        name,
        parentId: above === undefined ? null : ids.get(above),
        sort: 0,
      },
    ]);
  for (const { level, items, ...archive } of siteArchives) {
    const archiveId = id();
    await insertRows(tx, 'mes2.site_archive', [
      { companyId, id: archiveId, ...archive, fileLevelId: ids.get(level) },
    ]);
    await insertRows(
      tx,
      'mes2.site_archive_item',
      items.map(([code, name, standard, score, critical], at) => ({
        companyId,
        id: id(),
        archiveId,
        seqNo: at + 1,
        code,
        name,
        standard,
        score,
        critical,
      })),
    );
  }
}

/** Two customers whose work runs slower than the curve says, one of them with a garment that runs slower still. */
export async function seedCustomerCurves(
  tx: Tx,
  { code, customers }: CompanyProfile,
  { companyId }: Staff,
  basics: Basics,
  efficiencySetId: string,
): Promise<void> {
  const id = seededIds(code, 'customer curve');
  const tee = await tx.one<{ id: string }>(sql`
    select id from ccm.category where company_id = ${companyId} and kind = 'style' and name = 'T恤'`);
  const [first, second] = customers;
  const curves = [
    [first, null, '95.00'],
    [second, null, '90.00'],
    [first, tee?.id ?? null, '85.00'],
  ] as const;
  await insertRows(
    tx,
    'mes2.customer_efficiency_set',
    curves.map(([customer, categoryId, factorPct]) => ({
      companyId,
      id: id(),
      customerId: basics.customer(customer?.code ?? ''),
      categoryId,
      efficiencySetId,
      factorPct,
    })),
  );
}
