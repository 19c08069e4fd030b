import { type FieldsWith, fieldsWith } from '@garment-mes/domain/fields';
import { foldCode } from '@garment-mes/domain/formats';
import { refusalText } from '@garment-mes/domain/refusals';
import { checkProcessRows, styleHead } from '@garment-mes/domain/styles';
import { CreateStyleBodyFields } from '@garment-mes/sdk/labels';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { Sheet, type SheetError } from '../../records/sheets/import-sheet.ts';
import { sheetCell } from '../../records/sheets/sheet-cell.ts';
import { insertRow } from '../../records/write-row.sql.ts';
import { writeStyleTotals } from './style-record.ts';

type Importer = Actor & Pick<Call<'importStyles'>, 'language'>;

/** Of a style whose sheet does not say for whom it is. */
const UNISEX = 4;

type Imported = FieldsWith<typeof styleHead, 'imported', true>;

/** Fields of the sheet that name another record. */
type Reference = {
  [Name in Imported]: (typeof CreateStyleBodyFields)[Name]['kind'] extends 'id' ? Name : never;
}[Imported];

/** Where the names of a reference are looked up; a reference that the sheet gains does not compile without. */
const LOOKED_UP: Readonly<Record<Reference, keyof Omit<Library, 'processes'>>> = {
  customerId: 'customers',
  categoryId: 'categories',
  sizeGroupId: 'sizeGroups',
};

const isReference = (name: Imported): name is Reference => name in LOOKED_UP;

/** Fields a style cannot be made without; a draft may do without its category. */
const NEEDED: readonly Imported[] = ['styleName', 'sizeGroupId'];

interface Library {
  readonly customers: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
  readonly sizeGroups: ReadonlyMap<string, string>;
  readonly processes: ReadonlyMap<string, LibraryProcess>;
}

interface LibraryProcess {
  readonly id: string;
  readonly name: string;
  readonly section: number;
  readonly partCode: string | null;
  readonly machineTypeId: string | null;
  readonly sam: string;
  readonly price: string;
  readonly grade: string;
  readonly isCheckpoint: number;
  readonly isOutput: number;
  readonly isTicket: number;
  readonly payScope: number;
}

/** Draft styles out of a sheet: a row for each style, or a row for each of its operations; all or nothing per style. */
export async function importStyles(
  { audit, publish }: Services,
  tx: Tx,
  actor: Importer,
  { rows }: BodyOf<'importStyles'>,
): Promise<DataOf<'importStyles'>> {
  const library = await readLibrary(tx, actor);
  const errors: SheetError[] = [];
  const groups = new Map<string, Sheet[]>();
  for (const row of rows) {
    const sheet = new Sheet(row, actor.language);
    const styleNo = sheet.required('款号')?.normalize('NFKC').toUpperCase();
    if (styleNo === undefined) errors.push(...sheet.errors);
    else groups.set(styleNo, [...(groups.get(styleNo) ?? []), sheet]);
  }
  const keys: string[] = [];
  for (const [styleNo, sheets] of groups) {
    const draft = readStyle(styleNo, sheets, library, actor.language);
    const found = sheets.flatMap((sheet) => sheet.errors);
    const id = draft && found.length === 0 ? await writeStyle(tx, actor, draft) : undefined;
    if (id) {
      keys.push(id);
      await audit(tx, { bizType: 'style', bizId: id, action: 'import', to: 0 });
    } else {
      const [first] = sheets;
      if (found.length === 0) first?.refuse('款号', 'already-used', { field: '款号' });
      errors.push(...sheets.flatMap((sheet) => sheet.errors));
    }
  }
  await publish(tx, { topic: 'style', keys });
  return { okNum: keys.length, errors };
}

type Draft = NonNullable<ReturnType<typeof readStyle>>;

function readStyle(
  styleNo: string,
  sheets: readonly Sheet[],
  library: Library,
  language: Importer['language'],
) {
  const [head] = sheets;
  if (!head) return undefined;
  for (const name of NEEDED) head.required(CreateStyleBodyFields[name].zh);
  const cellOf = (sheet: Sheet, name: Imported) =>
    isReference(name)
      ? sheet.known(CreateStyleBodyFields[name].zh, library[LOOKED_UP[name]])
      : sheetCell(sheet, CreateStyleBodyFields[name]);
  const names = fieldsWith(styleHead, 'imported', true);
  const typed = new Map(names.map((name) => [name, cellOf(head, name)]));
  // Rows are together because of their number, in whatever case it is typed.
  for (const sheet of sheets.filter((each) => each !== head))
    for (const name of names)
      if (name !== 'styleNo')
        sheet.differs(CreateStyleBodyFields[name].zh, head, cellOf(sheet, name), typed.get(name));
  const values = Object.fromEntries([...typed].map(([name, value]) => [name, value ?? null]));
  const style = { ...values, styleNo, gender: values.gender ?? UNISEX };
  const read = sheets
    .filter((sheet) => sheet.text('工序编码') !== undefined)
    .flatMap((sheet, at) => readProcess(sheet, at, library).map((process) => ({ sheet, process })));
  const processes = read.map(({ process }) => process);
  for (const { field, code, params } of checkProcessRows(processes)) {
    const { row, errors } = read[Number(field.split('.')[1])]?.sheet ?? head;
    const text = refusalText({ code, params }, language);
    errors.push({ row, field: field.endsWith('sam') ? '标准工时' : '序号', text });
  }
  return { style, processes };
}

function readProcess(sheet: Sheet, at: number, { processes }: Library) {
  const code = sheet.text('工序编码') ?? '';
  const found = processes.get(foldCode(code));
  if (!found) {
    sheet.refuse('工序', 'import-unknown', { field: '工序编码', value: code });
    return [];
  }
  return [
    {
      processId: found.id,
      seqNo: sheet.whole('序号') ?? (at + 1) * 10,
      section: found.section,
      processName: sheet.text('工序') ?? found.name,
      partCode: found.partCode,
      machineTypeId: found.machineTypeId,
      sam: sheet.number('标准工时') ?? found.sam,
      price: sheet.number('工价') ?? found.price,
      grade: found.grade,
      isCheckpoint: found.isCheckpoint,
      isOutput: found.isOutput,
      isTicket: found.isTicket,
      payScope: found.payScope,
    },
  ];
}

async function writeStyle(tx: Tx, actor: Actor, draft: Draft): Promise<string | undefined> {
  const id = await insertRow(tx, 'mes2.style', draft.style);
  if (id === undefined) return undefined;
  await insertRows(
    tx,
    'mes2.style_process',
    draft.processes.map((process) => ({ ...process, companyId: actor.companyId, styleId: id })),
  );
  await writeStyleTotals(tx, actor, id);
  return id;
}

async function readLibrary(tx: Tx, { companyId }: Actor): Promise<Library> {
  const named = (query: Promise<{ id: string; code: string; name: string }[]>) =>
    query.then(
      (rows) =>
        new Map(
          rows.flatMap(({ id, code, name }) => [
            [foldCode(code), id],
            [name, id],
          ]),
        ),
    );
  const processes = await tx.all<LibraryProcess & { code: string }>(sql`
    select id, code, name, section, part_code, machine_type_id, sam, price, grade, is_checkpoint, is_output,
      is_ticket, pay_scope from ccm.process where company_id = ${companyId} and del_flag = '0'`);
  return {
    customers: await named(
      tx.all(
        sql`select id, code, name from ccm.customer where company_id = ${companyId} and del_flag = '0'`,
      ),
    ),
    categories: await named(
      tx.all(sql`
        select id, code, name from ccm.category
        where company_id = ${companyId} and kind = 'style' and del_flag = '0'`),
    ),
    sizeGroups: await named(
      tx.all(
        sql`select id, code, name from ccm.size_group where company_id = ${companyId} and del_flag = '0'`,
      ),
    ),
    processes: new Map(processes.map((process) => [foldCode(process.code), process])),
  };
}
