import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { departmentName, given, liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { type Draft, resource } from '../../resources/resource.ts';
import { factoryToday } from '../settings/public.ts';
import { openPlaces, planMaintenance } from './machine-life.sql.ts';

const thisMonth = sql`
  from mes2.machine_maintenance m where m.company_id = r.company_id and m.machine_id = r.id
    and m.status <> 9 and m.del_flag = '0' and m.report_date >= date_trunc('month', app_now())`;

const operations = {
  list: 'listMachines',
  create: 'createMachine',
  update: 'updateMachine',
} as const;

/** A machine and its papers; where it stands later is changed by moving it. */
export const machine = resource({
  operations,
  what: { zh: '设备', en: 'Machine' },
  table: 'ccm.machine',
  label: 'machineNo',
  topic: 'machine',
  state: 'none',
  keys: [
    codeKey('machine', {
      column: 'machine_no',
      field: { zh: '设备编号', en: 'Machine number' },
    }),
    codeKey('machine', { column: 'barcode', field: { zh: '条码', en: 'Barcode' } }),
  ],
  references: {
    machineTypeId: { table: 'ccm.machine_type', what: { zh: '机种', en: 'Machine type' } },
    deptId: { table: 'amc.department', what: { zh: '部门', en: 'Department' } },
  },
  handled: ['docs'],
  spread: ({ docs, machineNo, barcode }) => ({
    doc_ids: docs === null ? [] : docs,
    barcode: barcode ?? machineNo,
  }),
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    imageUrl: sql`r.image_url`,
    machineNo: sql`r.machine_no`,
    name: sql`r.name`,
    machineTypeName: sql`t.name`,
    status: sql`r.status`,
    ownership: sql`r.ownership`,
    deptName: departmentName(sql`r.dept_id`),
    stationNo: sql`r.station_no`,
    locationCode: sql`r.location_code`,
    brand: sql`r.brand`,
    model: sql`r.model`,
    serialNo: sql`r.serial_no`,
    barcode: sql`coalesce(r.barcode, r.machine_no)`,
    buyDate: sql`r.buy_date`,
    buyPrice: sql`r.buy_price`,
    warrantyDate: sql`r.warranty_date`,
    supplierName: sql`r.supplier_name`,
    maintainCycleDays: sql`r.maintain_cycle_days`,
    lastMaintainDate: sql`r.last_maintain_date`,
    nextMaintainDate: sql`r.next_maintain_date`,
    repairNum: sql`(select count(*)::int ${thisMonth} and m.kind = 1)`,
    downMin: sql`(select coalesce(sum(m.down_min), 0)::numeric(14, 2) ${thisMonth})`,
    docNum: sql`cardinality(r.doc_ids)`,
    machineTypeId: sql`r.machine_type_id`,
    deptId: sql`r.dept_id`,
    version: sql`r.version`,
  },
  rows: (companyId, { deptId, machineTypeId, due }) => sql`
    from ccm.machine r
    join ccm.machine_type t on t.company_id = r.company_id and t.id = r.machine_type_id
    where ${liveRows(companyId)}
    ${given(deptId, (id) => sql`r.dept_id = ${id}`)}
    ${given(machineTypeId, (id) => sql`r.machine_type_id = ${id}`)}
    ${due ? sql`and r.next_maintain_date <= ${factoryToday(sql`${companyId}`)} and r.status <> 4` : sql``}`,
  order: sql`r.machine_no`,
  check: (draft) => checkMachine(draft),
  write: async (tx: Tx, id: string, body: BodyOf<'createMachine'>) => {
    await openPlaces(tx, [id]);
    if (body.maintainCycleDays !== undefined) await planMaintenance(tx, id);
  },
});

function checkMachine({ body, before }: Draft<typeof operations>): void {
  const { buyDate, warrantyDate, maintainCycleDays, deptId, stationNo } = body;
  if (buyDate && warrantyDate && warrantyDate < buyDate)
    throw new DomainError('warranty-before-purchase', {});
  if (maintainCycleDays !== null && maintainCycleDays !== undefined)
    if (maintainCycleDays < 1 || maintainCycleDays > 3650)
      throw new DomainError('out-of-range', {
        field: { zh: '保养周期', en: 'The maintenance cycle' },
        min: 1,
        max: 3650,
      });
  if (!before) return;
  const isMoved =
    (deptId !== undefined && (deptId ?? null) !== before.deptId) ||
    (stationNo !== undefined && (stationNo ?? null) !== before.stationNo);
  if (isMoved) throw new DomainError('machine-dept-fixed', {});
}
