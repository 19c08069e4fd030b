import { foldCode } from '@garment-mes/domain/formats';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import { sql } from '../../database/engine.ts';
import type { Call } from '../../operations.ts';
import { Sheet, type SheetError } from '../../records/sheets/import-sheet.ts';

const SEVERITIES = new Map<string, number>([
  ['致命', 1],
  ['严重', 2],
  ['轻微', 3],
]);
const BLAMES = new Map<string, number>([
  ['缝制', 1],
  ['裁剪', 2],
  ['材料', 3],
  ['后整', 4],
  ['印绣', 5],
  ['设计', 6],
]);
const DISPOSITIONS = new Map<string, number>([
  ['返修', 1],
  ['次品', 2],
  ['报废', 3],
]);

const CRITICAL = 1;

/** Adds the items of a sheet. A row with an error changes nothing, the others are added. */
export async function importDefects(
  tx: Tx,
  { companyId, body, language }: Call<'importBadItems'>,
): Promise<{ okNum: number; errors: SheetError[] }> {
  const found = await tx.all<{ name: string; id: string }>(sql`
    select name, id from mes2.bad_type where company_id = ${companyId} and del_flag = '0'`);
  const types = new Map(found.map(({ name, id }) => [name, id]));
  const known = await tx.all<{ code: string }>(sql`
    select code from mes2.bad_item where company_id = ${companyId} and del_flag = '0'`);
  const codes = new Map(known.map(({ code }) => [foldCode(code), code]));

  const errors: SheetError[] = [];
  const items = body.rows.flatMap((row) => {
    const sheet = new Sheet(row, language);
    const item = itemOf(sheet, types, codes);
    errors.push(...sheet.errors);
    if (sheet.errors.length > 0) return [];
    if (item.code) codes.set(foldCode(item.code), item.code);
    return [item];
  });
  const okNum = await tx.run(sql`
    insert into mes2.bad_item
      (company_id, code, name, name_en, bad_type_id, severity, blame, default_disposition)
    select ${companyId}, s.code, s.name, s."nameEn", s."badTypeId", s.severity, s.blame, s.disposition
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as s (code text, name text, "nameEn" text, "badTypeId" bigint, severity int, blame int,
        disposition int)`);
  return { okNum, errors };
}

function itemOf(
  sheet: Sheet,
  types: ReadonlyMap<string, string>,
  codes: ReadonlyMap<string, string>,
) {
  const code = sheet.required('编码');
  const taken = code && codes.get(foldCode(code));
  if (taken) sheet.refuse('编码', 'code-taken', { field: '编码', code: taken });
  if (code !== undefined && code.length > 32)
    sheet.refuse('编码', 'too-long', { field: '编码', max: 32 });
  sheet.required('不良类型');
  sheet.required('严重度');
  sheet.required('责任归属');
  const severity = sheet.known('严重度', SEVERITIES);
  const disposition = sheet.known('默认处置', DISPOSITIONS) ?? (severity === CRITICAL ? 3 : 1);
  if (severity === CRITICAL && disposition === 1) sheet.refuse('默认处置', 'critical-rework', {});
  return {
    code,
    name: sheet.required('名称'),
    nameEn: sheet.text('英文名'),
    badTypeId: sheet.known('不良类型', types),
    severity,
    blame: sheet.known('责任归属', BLAMES),
    disposition,
  };
}

/** The ids are those of all live categories, each once. */
export function requireWholeOrder(ids: readonly string[], live: readonly string[]): void {
  const given = new Set(ids);
  const isWhole = ids.length === live.length && live.every((id) => given.has(id));
  if (!isWhole)
    throw new DomainError('sort-incomplete', { what: { zh: '疵点大类', en: 'category' } });
}
