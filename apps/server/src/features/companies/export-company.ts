import { randomBytes } from 'node:crypto';
import { DomainError } from '@garment-mes/domain/refusals';
import { ident, join, type Sql, sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import type { FileStore } from '../files/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { type ZipEntry, zip } from './zip.ts';

const PAGE = 20_000;
const MOST_MEGABYTES = 1_024;

/** Transient tables, which are no records of the company. */
const PASSING = ['amc.idempotency_key', 'mmc.outbox'];

interface Table {
  readonly name: string;
  readonly columns: string[];
  /** Columns of numbers that a reader of JSON would round: ids and exact decimals, written as text. */
  readonly exact: string[];
  readonly hasId: boolean;
}

/** All data of a company as a file that only its maker can fetch. */
export const companyExport =
  (store: FileStore): Feature<'exportCompanyData'> =>
  (services) => ({
    exportCompanyData: (call) => exportCompany(services, store, call),
  });

/**
 * Writes every row of the company into an archive, a file of JSON lines for each table, page by page, so that
 * nobody waits for it. Numbers of identity and bank cards are left out: they are sealed for this installation.
 *
 * @throws {DomainError} `file-too-large`
 */
async function exportCompany(
  services: Services,
  store: FileStore,
  call: Call<'exportCompanyData'>,
): Promise<DataOf<'exportCompanyData'>> {
  const { engine, audit } = services;
  const { scope, companyId } = call;
  const { company, tables, day } = await engine.tenant(
    scope,
    async (tx) => ({
      company: await tx.one<{ code: string }>(
        sql`select code from amc.company where id = ${companyId}`,
      ),
      tables: await tx.all<Table>(sql`
        select n.nspname || '.' || c.relname as name,
          array_agg(a.attname::text order by a.attnum) filter (where a.attname not like '%\\_cipher') as columns,
          array_agg(a.attname::text) filter (where a.atttypid in ('int8'::regtype, 'numeric'::regtype)) as exact,
          bool_or(a.attname = 'id') as has_id
        from pg_catalog.pg_class c
        join pg_catalog.pg_namespace n on n.oid = c.relnamespace
        join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('amc', 'mmc', 'ccm', 'mes2')
        group by 1 having bool_or(a.attname = 'company_id')
        order by 1`),
      day: today(call, await floorSettings(tx, call)),
    }),
    { readOnly: true },
  );
  const entries: ZipEntry[] = [];
  let bytes = 0;
  for (const table of tables.filter(({ name }) => !PASSING.includes(name))) {
    const content = await linesOf(services, call, table);
    bytes += content.length;
    if (bytes > MOST_MEGABYTES * 1024 * 1024)
      throw new DomainError('file-too-large', { max: MOST_MEGABYTES });
    if (content.length > 0) entries.push({ name: `${table.name}.jsonl`, content });
  }
  const archive = zip(entries);
  const sha256 = await store.keep(companyId, archive);
  const url = `/files/${randomBytes(24).toString('base64url')}.zip`;
  return engine.tenant(scope, async (tx) => {
    const written = await tx.one<DataOf<'exportCompanyData'>>(sql`
      insert into amc.file_object (url, name, size, mime, sha256)
      values (${url}, ${`${company?.code ?? ''}-${day}.zip`}, ${archive.length}::int, 'application/zip', ${sha256})
      returning id, url, name, size, mime, sha256`);
    if (!written) throw new Error('no file was written');
    await audit(tx, { bizType: 'company', bizId: companyId, action: 'export' });
    return written;
  });
}

/** The rows of a table as JSON, one a line. */
async function linesOf(
  { engine }: Services,
  { scope, companyId }: Call<'exportCompanyData'>,
  { name, columns, exact, hasId }: Table,
): Promise<Buffer> {
  const chosen = join(
    columns.map((column) =>
      exact.includes(column)
        ? sql`t.${ident(column)}::text as ${ident(column)}`
        : sql`t.${ident(column)}`,
    ),
  );
  const page = (after: Sql) =>
    engine.tenant(
      scope,
      (tx) =>
        tx.all<{ id: string | null; line: string }>(sql`
          select ${hasId ? sql`t.id::text` : sql`null`} as id,
            row_to_json((select r from (select ${chosen}) r))::text as line
          from ${ident(name)} t where t.company_id = ${companyId} ${after}`),
      { readOnly: true },
    );
  const lines: Buffer[] = [];
  let last = '0';
  for (;;) {
    const rows = await page(
      hasId ? sql`and t.id > ${last}::bigint order by t.id limit ${PAGE}::int` : sql``,
    );
    lines.push(Buffer.from(rows.map(({ line }) => `${line}\n`).join('')));
    last = rows.at(-1)?.id ?? last;
    if (!hasId || rows.length < PAGE) return Buffer.concat(lines);
  }
}
