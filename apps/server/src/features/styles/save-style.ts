import { fieldNames } from '@garment-mes/domain/fields';
import { DomainError } from '@garment-mes/domain/refusals';
import { moved, styleMoves } from '@garment-mes/domain/states';
import { type StyleHeadField, styleHead } from '@garment-mes/domain/styles';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord } from '../../records/claim-record.sql.ts';
import { givenColumns, type StoredAs } from '../../records/given-columns.ts';
import { loggedChange } from '../../records/record-changes.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { copyGrids, holdStyle } from './copy-style-grids.sql.ts';
import { keepUnlessKept } from './keep-approved.ts';
import { requireSizes } from './require-sizes.ts';
import { headChanges } from './style-changes.ts';
import { headOfStyle } from './style-detail.ts';
import {
  findStyle,
  isStyleNoTaken,
  ordersOfStyle,
  type StyleHead,
  styleRecord,
  writeStyleTotals,
} from './style-record.ts';

type StyleBody = Omit<BodyOf<'updateStyle'>, 'id' | 'version'>;

/** Fields of the head as the document has them; every one of them is described in `styleHead`, and none besides. */
type HeadName = keyof StyleBody;
const names: readonly (HeadName & keyof StyleBody)[] = fieldNames(
  styleHead satisfies Readonly<Record<HeadName, StyleHeadField>>,
);

/** What a field is stored as where it is not the value of the body. */
const STORED: StoredAs<StyleBody> = {
  styleName: (name) => name.trim(),
  images: (images) => images ?? [],
};

/**
 * Makes a draft, from nothing or with all of another style.
 *
 * @throws {DomainError} `already-used` when the number is taken, compared trimmed and in capitals
 */
export async function createStyle(
  { audit, publish }: Services,
  tx: Tx,
  actor: Actor,
  { copyOf, ...typed }: BodyOf<'createStyle'>,
): Promise<string> {
  const body: StyleBody = copyOf ? await headOfCopy(tx, actor, copyOf, typed) : typed;
  const head = headOf(body);
  await requireBaseSize(tx, actor, body);
  await requireCategory(tx, actor, body.categoryId);
  const id = await insertRow(tx, 'mes2.style', head);
  if (id === undefined) throw new DomainError('already-used', { field: '款号' });
  if (copyOf) {
    await copyGrids(tx, actor, copyOf, id);
    await writeStyleTotals(tx, actor, id);
  }
  await audit(tx, { bizType: 'style', bizId: id, action: 'create', to: 0 });
  await publish(tx, { topic: 'style', keys: [id] });
  return id;
}

/** What is typed, and of the style it is copied from what is not; sizes of another group would fit nothing of it. */
async function headOfCopy(
  tx: Tx,
  actor: Actor,
  copyOf: string,
  typed: StyleBody,
): Promise<StyleBody> {
  await holdStyle(tx, actor, copyOf);
  const source = await headOfStyle(tx, actor, copyOf);
  if (source.sizeGroupId !== typed.sizeGroupId)
    throw new DomainError('invalid-value', { field: { zh: '尺码组', en: 'Size group' } });
  const head = Object.fromEntries(names.map((name) => [name, source[name]]));
  return { ...head, ...typed };
}

/** Saves what the body gives of the head of a style and keeps the rest; an approved one becomes a draft again. */
export async function updateStyle(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, ...body }: BodyOf<'updateStyle'>,
): Promise<void> {
  const stored = await editStyle(services, tx, actor, { id, version });
  const baseSizeId = keptBaseSize(stored, body);
  const head = { ...headOf(body), baseSizeId };
  await requireBaseSize(tx, actor, { sizeGroupId: body.sizeGroupId, baseSizeId });
  if (body.categoryId !== stored.categoryId) await requireCategory(tx, actor, body.categoryId);
  if (await isStyleNoTaken(tx, actor, head.styleNo, id))
    throw new DomainError('already-used', { field: '款号' });
  if (body.sizeGroupId !== stored.sizeGroupId && (await hasSizes(tx, actor, id)))
    throw new DomainError('size-group-locked', {});
  const before = await headOfStyle(tx, actor, id);
  await updateRow(tx, actor, 'mes2.style', id, head);
  const diff = headChanges(before, await headOfStyle(tx, actor, id)).map(loggedChange);
  await services.audit(tx, { bizType: 'style', bizId: id, action: 'update', diff });
}

/** Locks a style for a save of any of its parts and takes an approval back. */
export async function editStyle(
  { publish }: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<StyleHead> {
  const style = await claimRecord<StyleHead>(tx, actor, styleRecord, claim);
  const status = moved(styleMoves, 'edit', { no: style.styleNo, status: style.status });
  if (status !== style.status) {
    await keepUnlessKept(tx, actor, style);
    await updateRow(tx, actor, 'mes2.style', style.id, { status });
  }
  await publish(tx, { topic: 'style', keys: [style.id] });
  return style;
}

/** @throws {DomainError} `style-in-use` naming how many orders refer to it */
export async function deleteStyle(
  { audit, publish }: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const seen = await findStyle(tx, actor, claim.id);
  const count = seen ? await ordersOfStyle(tx, actor, claim.id) : 0;
  if (seen && count > 0) throw new DomainError('style-in-use', { styleNo: seen.styleNo, count });
  const { id } = await claimRecord<StyleHead>(tx, actor, styleRecord, claim);
  await updateRow(tx, actor, 'mes2.style', id, { delFlag: '2' });
  await audit(tx, { bizType: 'style', bizId: id, action: 'delete' });
  await publish(tx, { topic: 'style', keys: [id] });
}

/** A body that does not say it keeps the base size, unless the sizes are others now. */
const keptBaseSize = (before: StyleHead, { baseSizeId, sizeGroupId }: StyleBody): string | null =>
  baseSizeId ??
  (baseSizeId === undefined && sizeGroupId === before.sizeGroupId ? before.baseSizeId : null);

async function requireBaseSize(
  tx: Tx,
  actor: Actor,
  { sizeGroupId, baseSizeId }: Pick<StyleBody, 'sizeGroupId' | 'baseSizeId'>,
): Promise<void> {
  if (baseSizeId) await requireSizes(tx, actor, sizeGroupId, [baseSizeId]);
}

const CATEGORY = {
  table: 'ccm.category',
  kind: 'style',
  what: { zh: '品类', en: 'Category' },
} as const;

/** The tree of categories has those of machines, materials and defects as well. */
async function requireCategory(
  tx: Tx,
  { companyId }: Actor,
  id: string | null | undefined,
): Promise<void> {
  if (id) await requireReference(tx, CATEGORY, companyId, id);
}

const hasSizes = async (tx: Tx, { companyId }: Actor, styleId: string): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from mes2.style_size_color where company_id = ${companyId} and style_id = ${styleId} limit 1`)) !==
  undefined;

/** Columns that a body gives; the first picture is the cover. */
function headOf(body: StyleBody) {
  const styleNo = body.styleNo.normalize('NFKC').trim().toUpperCase();
  if (styleNo === '') throw new DomainError('required', { field: '款号' });
  if (body.styleName.trim() === '') throw new DomainError('required', { field: '款名' });
  const cover = body.images === undefined ? body.imageUrl : (body.images?.[0] ?? body.imageUrl);
  return {
    ...givenColumns(body, names, STORED),
    styleNo,
    ...((cover !== undefined || body.images !== undefined) && { imageUrl: cover ?? null }),
  };
}
