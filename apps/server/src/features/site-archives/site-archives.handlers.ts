import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { tidy } from '../../resources/draft-values.ts';
import { requireVersion } from '../../resources/require-version.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import { checkItems, requireStatus } from './check-archive.ts';
import {
  type Archive,
  ArchiveStatus,
  findArchive,
  itemsOf,
  newestVersion,
  openDraft,
  readArchive,
  retireOthers,
  writeItems,
} from './site-archive.sql.ts';
import { archiveColumns, archiveRows } from './site-archive-list.sql.ts';

type SiteArchive = DataOf<'getSiteArchive'>;
type Head = Pick<BodyOf<'updateSiteArchive'>, 'fileLevelId' | 'customerId'>;

const TABLE = 'mes2.site_archive';
const WHAT = { zh: '检验档案', en: 'Inspection archive' };
const LEVEL = { table: 'mes2.file_level', what: { zh: '档案层级', en: 'Archive level' } };
const CUSTOMER = { table: 'ccm.customer', what: { zh: '客户', en: 'Customer' } };
const FINAL = 2;

/** What inspections follow: drafts are changed, published versions are kept as they are. */
export const siteArchives: Feature<
  | 'listSiteArchives'
  | 'getSiteArchive'
  | 'createSiteArchive'
  | 'updateSiteArchive'
  | 'publishSiteArchive'
  | 'retireSiteArchive'
> = (services) => {
  const { engine, list } = services;
  return {
    listSiteArchives: ({ scope, companyId, query = {}, can }) =>
      engine.tenant(
        scope,
        (tx) =>
          list.page(tx, {
            operation: 'listSiteArchives',
            last: true,
            from: archiveRows(companyId, query),
            columns: archiveColumns,
            query,
            can,
            defaultOrder: sql`r.archive_no desc, r.version_no desc`,
          }),
        { readOnly: true },
      ),

    getSiteArchive: ({ scope, companyId, query }) =>
      engine.tenant(scope, (tx) => shown(tx, companyId, query.id), { readOnly: true }),

    createSiteArchive: (call) =>
      engine.tenant(call.scope, async (tx) => {
        const { companyId } = call;
        const body = tidy(call.body) as BodyOf<'createSiteArchive'>;
        await requireHead(tx, companyId, body);
        const source = body.fromId ? await requireArchive(tx, companyId, body.fromId) : undefined;
        const items =
          body.items.length === 0 && source ? await itemsOf(tx, companyId, source.id) : body.items;
        checkItems(body.kind, items);
        const id = await insertDraft(tx, call, body, source);
        await writeItems(tx, companyId, id, items);
        return done(services, tx, companyId, id, 'create');
      }),

    updateSiteArchive: (call) =>
      engine.tenant(call.scope, async (tx) => {
        const { companyId } = call;
        const {
          id,
          version,
          items,
          title,
          fileLevelId,
          customerId = null,
        } = tidy(call.body) as BodyOf<'updateSiteArchive'>;
        const archive = await held(tx, call, id, version);
        requireStatus(archive, ArchiveStatus.draft, { zh: '修改', en: 'change it' });
        await requireHead(tx, companyId, { fileLevelId, customerId });
        checkItems(archive.kind, items);
        await updateRow(tx, call, TABLE, id, {
          title,
          fileLevelId,
          customerId,
          ...stamp(call, version),
        });
        await writeItems(tx, companyId, id, items);
        return done(services, tx, companyId, id, 'update');
      }),

    publishSiteArchive: (call) =>
      engine.tenant(call.scope, async (tx) => {
        const { companyId } = call;
        const { id, version } = call.body;
        const archive = await held(tx, call, id, version);
        requireStatus(archive, ArchiveStatus.draft, { zh: '发布', en: 'publish it' });
        if ((await itemsOf(tx, companyId, id)).length === 0)
          throw new DomainError('inspection-without-items', {});
        await retireOthers(tx, companyId, archive);
        await updateRow(tx, call, TABLE, id, {
          status: ArchiveStatus.inForce,
          publishDate: call.now,
          ...stamp(call, version),
        });
        return done(services, tx, companyId, id, 'publish');
      }),

    retireSiteArchive: (call) =>
      engine.tenant(call.scope, async (tx) => {
        const { id, version } = call.body;
        const archive = await held(tx, call, id, version);
        requireStatus(archive, ArchiveStatus.inForce, { zh: '停用', en: 'retire it' });
        await updateRow(tx, call, TABLE, id, {
          status: ArchiveStatus.retired,
          ...stamp(call, version),
        });
        return done(services, tx, call.companyId, id, 'retire');
      }),
  };
};

/**
 * A draft: the next version of the archive it comes from, or a new archive when it is for another
 * customer or comes from none.
 */
async function insertDraft(
  tx: Tx,
  call: Call<'createSiteArchive'>,
  { kind, title, fileLevelId, customerId = null }: BodyOf<'createSiteArchive'>,
  source: Archive | undefined,
): Promise<string> {
  const { companyId } = call;
  const isRevision = source?.kind === kind && source.customerId === customerId;
  const open = await openDraft(tx, companyId, {
    ...(isRevision && { archiveNo: source.archiveNo }),
    customerId: kind === FINAL ? customerId : null,
  });
  if (open) throw new DomainError('archive-draft-open', { archiveNo: open.archiveNo });
  const day = today(call, await floorSettings(tx, call));
  const document = { table: TABLE, column: 'archive_no', letters: 'DA' };
  const id = await insertRow(tx, TABLE, {
    companyId,
    archiveNo: isRevision ? source.archiveNo : await nextDocumentNo(tx, call, document, day),
    versionNo: isRevision ? (await newestVersion(tx, companyId, source.archiveNo)) + 1 : 1,
    kind,
    title,
    fileLevelId,
    customerId,
  });
  if (id === undefined) throw new DomainError('already-used', { field: WHAT });
  return id;
}

async function requireHead(tx: Tx, companyId: string, { fileLevelId, customerId }: Head) {
  await requireReference(tx, LEVEL, companyId, fileLevelId);
  if (customerId) await requireReference(tx, CUSTOMER, companyId, customerId);
}

async function requireArchive(tx: Tx, companyId: string, id: string): Promise<Archive> {
  const archive = await findArchive(tx, companyId, id);
  if (!archive) throw new DomainError('record-missing', { what: WHAT });
  return archive;
}

async function held(
  tx: Tx,
  call: { readonly companyId: string },
  id: string,
  version: number,
): Promise<Archive> {
  await requireVersion(tx, { table: TABLE, what: WHAT }, call, id, version);
  return requireArchive(tx, call.companyId, id);
}

const stamp = (
  { user, now }: { readonly user: { readonly id: string }; readonly now: Date },
  version: number,
) => ({ version: version + 1, updateBy: user.id, updateDate: now });

async function shown(tx: Tx, companyId: string, id: string): Promise<SiteArchive> {
  const archive = await readArchive(tx, companyId, id);
  if (!archive) throw new DomainError('record-missing', { what: WHAT });
  return archive;
}

async function done(
  { audit, publish }: Services,
  tx: Tx,
  companyId: string,
  id: string,
  action: string,
): Promise<SiteArchive> {
  await audit(tx, { bizType: 'site_archive', bizId: id, action });
  await publish(tx, { topic: 'site', keys: [id] });
  return shown(tx, companyId, id);
}
