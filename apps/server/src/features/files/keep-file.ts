import { randomBytes } from 'node:crypto';
import { DomainError } from '@garment-mes/domain/refusals';
import { ident, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import { kindOf } from './file-kinds.ts';
import type { FileStore } from './file-store.ts';
import { uploadOf } from './upload-body.ts';

const MEGABYTE = 1024 * 1024;
const MEGAPIXELS = 40;
const QUOTA_GB = 5;
const FILES_A_DAY = 500;
const NAME_BYTES = 24;

export type KeptFile = DataOf<'uploadFile'>;
type Caller = Pick<
  Call<'uploadFile'>,
  'companyId' | 'scope' | 'user' | 'employee' | 'body' | 'now'
>;

/**
 * Keeps an upload after looking at its bytes. Its address is 192 random bits and cannot be
 * guessed.
 *
 * @throws {DomainError} `file-too-large`, `file-kind`, `picture-too-large`, `upload-quota`
 */
export async function keepFile(
  { engine }: Services,
  store: FileStore,
  { companyId, scope, user, employee, body, now }: Caller,
  { megabytes, picturesOnly }: { readonly megabytes: number; readonly picturesOnly: boolean },
): Promise<KeptFile> {
  if (!employee) throw new DomainError('record-missing', { what: { zh: '公司', en: 'Company' } });
  const upload = uploadOf(body);
  if (!upload || upload.bytes.length === 0)
    throw new DomainError('required', { field: { zh: '文件', en: 'the file' } });
  const { name, bytes } = upload;
  if (bytes.length > megabytes * MEGABYTE)
    throw new DomainError('file-too-large', { max: megabytes });
  const kind = kindOf(bytes);
  if (!kind || (picturesOnly && kind.pixels === undefined)) throw new DomainError('file-kind', {});
  if ((kind.pixels ?? 0) > MEGAPIXELS * 1_000_000)
    throw new DomainError('picture-too-large', { max: MEGAPIXELS });
  const used = await engine.tenant(
    scope,
    (tx) =>
      tx.one<{ size: string; today: number }>(sql`
        select coalesce(sum(size), 0)::text as size,
          (count(*) filter (
            where create_by = ${user.id} and create_date > ${now}::timestamptz - interval '1 day'))::int as today
        from amc.file_object where company_id = ${companyId}`),
    { readOnly: true },
  );
  const isFull = Number(used?.size ?? 0) + bytes.length > QUOTA_GB * 1024 * MEGABYTE;
  if (isFull || (used?.today ?? 0) >= FILES_A_DAY)
    throw new DomainError('upload-quota', { gigabytes: QUOTA_GB, files: FILES_A_DAY });
  const sha256 = await store.keep(companyId, bytes);
  const url = `/files/${randomBytes(NAME_BYTES).toString('base64url')}.${kind.ext}`;
  return engine.tenant(scope, async (tx) => {
    const written = await tx.one<KeptFile>(sql`
      insert into amc.file_object (url, name, size, mime, sha256)
      values (${url}, ${name}, ${bytes.length}::int, ${kind.mime}, ${sha256})
      returning id, url, name, size, mime`);
    if (!written) throw new Error('no file was written');
    return written;
  });
}

/** @throws {DomainError} `record-missing` for the file of somebody else, `file-in-use` */
export async function deleteFile(
  { engine }: Services,
  store: FileStore,
  { companyId, scope, user, query: { url } }: Call<'deleteFile'>,
): Promise<void> {
  const gone = await engine.tenant(scope, async (tx) => {
    const file = await tx.one<{ sha256: string }>(sql`
      select sha256 from amc.file_object
      where company_id = ${companyId} and url = ${url} and create_by = ${user.id} for update`);
    if (!file) throw new DomainError('record-missing', { what: { zh: '文件', en: 'The file' } });
    if (await isUsed(tx, companyId, url)) throw new DomainError('file-in-use', {});
    await tx.run(sql`delete from amc.file_object where company_id = ${companyId} and url = ${url}`);
    const other = await tx.one(sql`
      select 1 from amc.file_object where company_id = ${companyId} and sha256 = ${file.sha256}`);
    return other ? undefined : file.sha256;
  });
  if (gone !== undefined) await store.forget(companyId, gone);
}

/** Every text column that is named after an address or a picture is asked, also of tables that come later. */
async function isUsed(tx: Tx, companyId: string, url: string): Promise<boolean> {
  const columns = await tx.all<{ table: string; column: string }>(sql`
    select c.table_schema || '.' || c.table_name as table, c.column_name as column
    from information_schema.columns c
    where c.table_schema in ('amc', 'mmc', 'ccm', 'mes2') and c.data_type in ('character varying', 'text', 'jsonb')
      and c.column_name ~ '(url|image|images|picture|pictures|photo|logo|files|content)$'
      and (c.table_schema, c.table_name) <> ('amc', 'file_object')
      and exists (
        select 1 from information_schema.columns o
        where o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'company_id')`);
  for (const { table, column } of columns) {
    const found = await tx.one(sql`
      select 1 from ${ident(table)} t
      where t.company_id = ${companyId} and strpos(t.${ident(column)}::text, ${url}) > 0 limit 1`);
    if (found) return true;
  }
  return (await tx.one(sql`select 1 from amc.app_user where avatar = ${url}`)) !== undefined;
}
