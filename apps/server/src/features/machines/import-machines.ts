import { foldCode } from '@garment-mes/domain/formats';
import { sql, type Tx } from '../../database/engine.ts';
import type { Call } from '../../operations.ts';
import { Sheet, type SheetError } from '../../records/sheets/import-sheet.ts';

const OWNERSHIPS = new Map<string, number>([
  ['自有', 1],
  ['租用', 2],
  ['借出', 3],
]);

interface Known {
  readonly types: ReadonlyMap<string, string>;
  readonly departments: ReadonlyMap<string, string>;
  /** Numbers and barcodes as they are stored, by what they are compared by. */
  readonly taken: Map<string, string>;
}

/** Adds the machines of a sheet. A row with an error changes nothing, the others are added. */
export async function importMachines(
  tx: Tx,
  { companyId, body, language }: Call<'importMachines'>,
): Promise<{ okNum: number; errors: SheetError[]; ids: string[] }> {
  const known = await knownNames(tx, companyId);
  const errors: SheetError[] = [];
  const machines = body.rows.flatMap((row) => {
    const sheet = new Sheet(row, language);
    const machine = machineOf(sheet, known);
    errors.push(...sheet.errors);
    if (sheet.errors.length > 0) return [];
    for (const code of [machine.machine_no, machine.barcode])
      if (code) known.taken.set(foldCode(code), code);
    return [machine];
  });
  const added = await tx.all<{ id: string }>(sql`
    insert into ccm.machine (company_id, machine_no, name, machine_type_id, ownership, dept_id, station_no,
      brand, model, serial_no, barcode, buy_date, buy_price, supplier_name)
    select ${companyId}, s.machine_no, s.name, s.machine_type_id, coalesce(s.ownership, 1), s.dept_id,
      s.station_no, s.brand, s.model, s.serial_no, s.barcode, s.buy_date, s.buy_price, s.supplier_name
    from jsonb_populate_recordset(null::ccm.machine, ${JSON.stringify(machines)}::jsonb) s
    returning id`);
  return { okNum: added.length, errors, ids: added.map(({ id }) => id) };
}

async function knownNames(tx: Tx, companyId: string): Promise<Known> {
  const types = await tx.all<{ name: string; id: string }>(sql`
    select name, id from ccm.machine_type where company_id = ${companyId} and del_flag = '0'`);
  const departments = await tx.all<{ name: string; id: string }>(sql`
    select name, id from amc.department where company_id = ${companyId} and del_flag = '0'`);
  const machines = await tx.all<{ machineNo: string; barcode: string | null }>(sql`
    select machine_no, barcode from ccm.machine where company_id = ${companyId} and del_flag = '0'`);
  return {
    types: new Map(types.map(({ name, id }) => [name, id])),
    departments: new Map(departments.map(({ name, id }) => [name, id])),
    taken: new Map(
      machines
        .flatMap(({ machineNo, barcode }) => [machineNo, barcode ?? machineNo])
        .map((code) => [foldCode(code), code]),
    ),
  };
}

function machineOf(sheet: Sheet, { types, departments, taken }: Known) {
  const machineNo = sheet.required('设备编号');
  const barcode = sheet.text('条码') ?? machineNo;
  for (const [field, value] of [
    ['设备编号', machineNo],
    ['条码', barcode],
  ] as const) {
    if (value === undefined) continue;
    const code = taken.get(foldCode(value));
    if (code !== undefined) sheet.refuse(field, 'code-taken', { field, code });
    if (value.length > 32) sheet.refuse(field, 'too-long', { field, max: 32 });
  }
  sheet.required('机种');
  return {
    machine_no: machineNo,
    barcode,
    name: sheet.required('名称'),
    machine_type_id: sheet.known('机种', types),
    ownership: sheet.known('权属', OWNERSHIPS),
    dept_id: sheet.known('部门', departments),
    station_no: sheet.text('工位'),
    brand: sheet.text('品牌'),
    model: sheet.text('型号'),
    serial_no: sheet.text('序列号'),
    supplier_name: sheet.text('供应商'),
    buy_date: sheet.date('购置日期'),
    buy_price: sheet.number('购置价'),
  };
}
