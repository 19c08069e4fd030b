import type { Tx } from '../src/database/engine.ts';
import { insertRows } from '../src/database/insert-rows.sql.ts';
import { machineTypes } from '../src/new-company/lists/machine-types.ts';
import { warehouses } from '../src/new-company/lists/places.ts';
import { processFlags } from '../src/new-company/lists/processes.ts';
import { units } from '../src/new-company/lists/units.ts';
import { colors } from './lists/colors.ts';
import { fabrics, trims } from './lists/fabrics.ts';
import { processes } from './lists/processes.ts';
import { sizeGroups } from './lists/sizes.ts';
import type { Staff } from './people/people.ts';
import type { CompanyProfile } from './profiles.ts';
import { seededIds } from './seeded-ids.ts';

/** What the companies of the demo decided. Pieces are sewn without a delivery slip, so that any floor can be shown at once. */
const DECIDED = {
  bundleAuto: 1,
  dosageTolPct: '3',
  scanSequence: 'checkpoint',
  requireDelivery: 0,
};

/** Basic data of one company by code; a size by group and name, as `MEN/M`. */
export interface Basics {
  readonly color: (code: string) => string;
  readonly size: (group: string, name: string) => string;
  readonly sizeGroup: (code: string) => string;
  readonly customer: (code: string) => string;
  readonly material: (code: string) => string;
  readonly process: (code: string) => string;
  readonly machineType: (name: string | undefined) => string | null;
  readonly factoryId: string;
  readonly fabricWarehouseId: string;
}

/** Rows of one kind, written once and found by their code. */
interface Book {
  /** Key and company of a new row. */
  add(key: string): { readonly companyId: string; readonly id: string };
  of(key: string): string;
}

type OpenBook = (entity: string) => Book;

const booksOf =
  (companyCode: string, companyId: string): OpenBook =>
  (entity) => {
    const next = seededIds(companyCode, entity);
    const ids = new Map<string, string>();
    return {
      add(key) {
        const id = next();
        ids.set(key, id);
        return { companyId, id };
      },
      of(key) {
        const id = ids.get(key);
        if (id === undefined) throw new Error(`no ${entity} ${key}`);
        return id;
      },
    };
  };

/** Writes the basic data of a company. */
export async function seedBasics(tx: Tx, profile: CompanyProfile, staff: Staff): Promise<Basics> {
  const open = booksOf(profile.code, staff.companyId);
  const color = open('color');
  await insertRows(
    tx,
    'ccm.color',
    colors.map(({ weight: _weight, ...row }) => ({ ...color.add(row.code), ...row })),
  );
  const { group, size } = await seedSizes(tx, open);
  await seedUnits(tx, open);
  const { machineType, process } = await seedProcesses(tx, open);
  const customer = await seedCustomers(tx, open, profile);
  const material = await seedMaterials(tx, open);
  const { factory, warehouse } = await seedPlaces(tx, open, profile);
  await seedMachines(tx, profile, staff, machineType.of);
  await seedRules(tx, profile, staff, customer.of);
  return {
    color: color.of,
    size: (sizeGroup, name) => size.of(`${sizeGroup}/${name}`),
    sizeGroup: group.of,
    customer: customer.of,
    material: material.of,
    process: process.of,
    machineType: (name) => (name === undefined ? null : machineType.of(name)),
    factoryId: factory.of('F1'),
    fabricWarehouseId: warehouse.of('FAB'),
  };
}

async function seedSizes(tx: Tx, open: OpenBook): Promise<{ group: Book; size: Book }> {
  const group = open('size_group');
  const size = open('size');
  await insertRows(
    tx,
    'ccm.size_group',
    sizeGroups.map((row) => ({ ...group.add(row.code), code: row.code, name: row.name })),
  );
  await insertRows(
    tx,
    'ccm.size',
    sizeGroups.flatMap((row) =>
      row.sizes.map(([name], at) => ({
        ...size.add(`${row.code}/${name}`),
        sizeGroupId: group.of(row.code),
        code: name,
        name,
        sort: at + 1,
      })),
    ),
  );
  return { group, size };
}

async function seedUnits(tx: Tx, open: OpenBook): Promise<void> {
  const unit = open('unit');
  await insertRows(
    tx,
    'ccm.unit',
    units.map(([unitCode, name, dimension, factorToBase]) => ({
      ...unit.add(unitCode),
      code: unitCode,
      name,
      dimension,
      factorToBase,
    })),
  );
}

/** Machine types, and the processes that are sewn on them. */
async function seedProcesses(
  tx: Tx,
  open: OpenBook,
): Promise<{ machineType: Book; process: Book }> {
  const machineType = open('machine_type');
  await insertRows(
    tx,
    'ccm.machine_type',
    machineTypes.map((row) => ({
      ...machineType.add(row.name),
      code: row.code,
      name: row.name,
      nameEn: row.nameEn,
      needles: row.needles ?? null,
      threads: row.threads ?? null,
      stitchClass: row.stitchClass ?? null,
    })),
  );
  const process = open('process');
  await insertRows(
    tx,
    'ccm.process',
    processes.map(({ machine, partCode, ...row }) => ({
      ...process.add(row.code),
      ...row,
      partCode: partCode ?? null,
      machineTypeId: machine === undefined ? null : machineType.of(machine),
      ...processFlags(row.code),
    })),
  );
  return { machineType, process };
}

/** Who is called at a customer. */
const CONTACTS = ['程小姐', '林先生', '顾小姐', '方先生', '姚小姐'];

async function seedCustomers(tx: Tx, open: OpenBook, { customers }: CompanyProfile): Promise<Book> {
  const customer = open('customer');
  await insertRows(
    tx,
    'ccm.customer',
    customers.map((row, at) => ({
      ...customer.add(row.code),
      code: row.code,
      name: row.name,
      shortName: row.name,
      country: row.country,
      grade: row.grade,
      isVip: row.isVip ? 1 : 0,
      cutTolUpPct: row.cutTolUpPct,
      shipTolUpPct: '1.00',
      shipTolDownPct: '3.00',
      shadeControl: row.shadeControl ? 1 : 0,
      contact: CONTACTS[at % CONTACTS.length],
    })),
  );
  return customer;
}

/** Fabrics and trims. */
async function seedMaterials(tx: Tx, open: OpenBook): Promise<Book> {
  const material = open('material');
  await insertRows(
    tx,
    'ccm.material',
    fabrics.map(({ kinds: _kinds, usage: _usage, ...row }) => ({
      ...material.add(row.code),
      ...row,
      materialType: 1,
      unitCode: 'M',
      buyUnitCode: 'YD',
      unitRate: '0.9144',
      currencyCode: 'CNY',
      supplierName: '恒源纺织',
      lossPct: '2.00',
      spreadMode: 1,
    })),
  );
  await insertRows(
    tx,
    'ccm.material',
    trims.map((row) => ({
      ...material.add(row.code),
      ...row,
      currencyCode: 'CNY',
      supplierName: '联诚辅料',
      lossPct: '3.00',
    })),
  );
  return material;
}

/** The factory and its warehouses. */
async function seedPlaces(
  tx: Tx,
  open: OpenBook,
  { shortName }: CompanyProfile,
): Promise<{ factory: Book; warehouse: Book }> {
  const factory = open('factory');
  await insertRows(tx, 'ccm.factory', [
    { ...factory.add('F1'), code: 'F1', name: `${shortName}一厂`, factoryType: 1 },
  ]);
  const warehouse = open('warehouse');
  await insertRows(
    tx,
    'ccm.warehouse',
    warehouses.map(([warehouseCode, name, warehouseType]) => ({
      ...warehouse.add(warehouseCode),
      code: warehouseCode,
      name,
      warehouseType,
      factoryId: factory.of('F1'),
    })),
  );
  return { factory, warehouse };
}

const LINE_MACHINES = ['平车', '平车', '平车', '四线锁边', '四线锁边', '冚车', '冚车', '双针车'];

async function seedMachines(
  tx: Tx,
  { code }: CompanyProfile,
  { companyId, lines }: Staff,
  typeOf: (name: string) => string,
): Promise<void> {
  const ids = seededIds(code, 'machine');
  const rows = lines.flatMap((line, lineAt) =>
    LINE_MACHINES.map((name, at) => {
      const machineNo = `M${lineAt + 1}${String(at + 1).padStart(2, '0')}`;
      // One machine a line stands still, so that scanning on it can be refused.
      const status = at === LINE_MACHINES.length - 1 ? 0 : 1;
      return {
        companyId,
        id: ids(),
        machineNo,
        name,
        machineTypeId: typeOf(name),
        deptId: line.id,
        stationNo: String(at + 1),
        barcode: machineNo,
        status,
      };
    }),
  );
  await insertRows(tx, 'ccm.machine', rows);
}

async function seedRules(
  tx: Tx,
  { code, customers }: CompanyProfile,
  staff: Staff,
  customer: (code: string) => string,
): Promise<void> {
  const last = customers.at(-1);
  const { companyId } = staff;
  const ids = seededIds(code, 'rule');
  await insertRows(tx, 'mes2.bundle_split_rule', [
    { companyId, id: ids(), name: '均分·最多25件', scope: 1, mode: 2, maxNum: 25, scopeId: null },
    ...(last
      ? [
          {
            companyId,
            id: ids(),
            name: `${last.name}·最多20件`,
            scope: 2,
            mode: 2,
            maxNum: 20,
            scopeId: customer(last.code),
          },
        ]
      : []),
  ]);
  await insertRows(
    tx,
    'mes2.cutting_table',
    staff.tables.map(({ id }, at) => ({
      companyId,
      deptId: id,
      maxPlies: 150,
      cutMode: at === 0 ? 2 : 1,
    })),
  );
  await insertRows(
    tx,
    'mes2.company_setting',
    Object.entries(DECIDED).map(([settingCode, value]) => ({
      companyId,
      code: settingCode,
      value,
    })),
  );
}
