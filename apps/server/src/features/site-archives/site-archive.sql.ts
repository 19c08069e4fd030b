import { ident, join, sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import { columnName } from '../../resources/draft-values.ts';
import { archiveColumns, archiveRows } from './site-archive-list.sql.ts';

type SiteArchive = DataOf<'getSiteArchive'>;
export type ItemInput = BodyOf<'createSiteArchive'>['items'][number];

/** 0 draft, 1 in force, 2 retired. */
export const ArchiveStatus = { draft: 0, inForce: 1, retired: 2 } as const;

export interface Archive {
  readonly id: string;
  readonly archiveNo: string;
  readonly kind: 1 | 2;
  readonly customerId: string | null;
  readonly status: 0 | 1 | 2;
  readonly versionNo: number;
}

const columns = join(
  Object.entries(archiveColumns).map(
    ([field, column]) => sql`${column} as ${ident(columnName(field))}`,
  ),
);

/** An archive with its items and the versions of its number, the newest first. */
export async function readArchive(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<SiteArchive | undefined> {
  const archive = await tx.one<SiteArchive['archive']>(sql`
    select ${columns} ${archiveRows(companyId, {})} and r.id = ${id}`);
  if (!archive) return undefined;
  const items = await tx.all<SiteArchive['items'][number]>(sql`
    select id, code, name, standard, method, score, critical, image_url from mes2.site_archive_item
    where company_id = ${companyId} and archive_id = ${id} and del_flag = '0' order by seq_no`);
  const versions = await tx.all<SiteArchive['versions'][number]>(sql`
    select id, version_no, status, publish_date from mes2.site_archive
    where company_id = ${companyId} and archive_no = ${archive.archiveNo} and del_flag = '0'
    order by version_no desc`);
  return { archive, items, versions };
}

export const findArchive = (tx: Tx, companyId: string, id: string): Promise<Archive | undefined> =>
  tx.one<Archive>(sql`
    select id, archive_no, kind, customer_id, status, version_no from mes2.site_archive
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);

/** A draft that is open for the same number, or for the same customer. */
export const openDraft = (
  tx: Tx,
  companyId: string,
  { archiveNo, customerId }: { readonly archiveNo?: string; readonly customerId: string | null },
): Promise<{ archiveNo: string } | undefined> =>
  tx.one(sql`
    select archive_no from mes2.site_archive
    where company_id = ${companyId} and status = 0 and del_flag = '0'
      and (archive_no = ${archiveNo ?? null}::text or (kind = 2 and customer_id = ${customerId}::bigint))
    limit 1 for update`);

export const newestVersion = async (tx: Tx, companyId: string, archiveNo: string) => {
  const row = await tx.one<{ versionNo: number }>(sql`
    select max(version_no) as version_no from mes2.site_archive
    where company_id = ${companyId} and archive_no = ${archiveNo} and del_flag = '0'`);
  return row?.versionNo ?? 0;
};

/** Makes the items of a draft those that were sent. */
export async function writeItems(
  tx: Tx,
  companyId: string,
  archiveId: string,
  items: readonly ItemInput[],
): Promise<void> {
  await tx.run(sql`
    delete from mes2.site_archive_item where company_id = ${companyId} and archive_id = ${archiveId}`);
  await tx.run(sql`
    insert into mes2.site_archive_item
      (company_id, archive_id, seq_no, code, name, standard, method, score, critical, image_url)
    select ${companyId}, ${archiveId}, s.seq, s.item ->> 'code', s.item ->> 'name', s.item ->> 'standard',
      s.item ->> 'method', coalesce((s.item ->> 'score')::int, 0),
      coalesce((s.item ->> 'critical')::smallint, 0), s.item ->> 'imageUrl'
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as s (item, seq)`);
}

export const itemsOf = (tx: Tx, companyId: string, archiveId: string): Promise<ItemInput[]> =>
  tx.all<ItemInput>(sql`
    select code, name, standard, method, score, critical, image_url from mes2.site_archive_item
    where company_id = ${companyId} and archive_id = ${archiveId} and del_flag = '0' order by seq_no`);

/** Ends the archives that a published one takes the place of. */
export async function retireOthers(tx: Tx, companyId: string, archive: Archive): Promise<void> {
  await tx.run(sql`
    update mes2.site_archive set status = 2, version = version + 1, update_by = current_person(),
      update_date = app_now()
    where company_id = ${companyId} and status = 1 and id <> ${archive.id} and del_flag = '0'
      and (archive_no = ${archive.archiveNo}
        or (kind = 2 and customer_id = ${archive.customerId}::bigint))`);
}
