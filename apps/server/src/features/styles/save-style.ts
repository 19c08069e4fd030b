import { DomainError, moved, styleMoves } from '@garment-mes/domain';
import { StyleFields } from '@garment-mes/sdk/labels';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord } from '../../records/claim-record.sql.ts';
import { fieldChanges } from '../../records/field-changes.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { keepUnlessKept } from './keep-approved.ts';
import { requireSizes } from './require-sizes.ts';
import {
  findStyle,
  isStyleNoTaken,
  ordersOfStyle,
  type StyleHead,
  styleNames,
  styleRecord,
} from './style-record.ts';

type StyleBody = Omit<BodyOf<'updateStyle'>, 'id' | 'version'>;

const LOGGED = [
  ...(['styleNo', 'styleName', 'styleNameEn', 'customerName', 'customerStyleNo'] as const),
  ...(['categoryName', 'season', 'gender', 'sizeGroupName'] as const),
  ...(['standardHeadcount', 'remark'] as const),
] as const;

const TITLES = {
  ...Object.fromEntries(LOGGED.map((name) => [name, StyleFields[name]])),
  baseSizeName: StyleFields.baseSizeId,
};

/** @throws {DomainError} `already-used` when the number is taken, compared trimmed and in capitals */
export async function createStyle(
  { audit, publish }: Services,
  tx: Tx,
  actor: Actor,
  body: StyleBody,
): Promise<string> {
  const head = { ...headOf(body), baseSizeId: body.baseSizeId ?? null };
  await requireBaseSize(tx, actor, head);
  const id = await insertRow(tx, 'mes2.style', head);
  if (id === undefined) throw new DomainError('already-used', { field: '款号' });
  await audit(tx, { bizType: 'style', bizId: id, action: 'create', to: 0 });
  await publish(tx, { topic: 'style', keys: [id] });
  return id;
}

/** Saves the head of a style; an approved one becomes a draft again. */
export async function updateStyle(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, ...body }: BodyOf<'updateStyle'>,
): Promise<void> {
  const before = await editStyle(services, tx, actor, { id, version });
  const head = { ...headOf(body), baseSizeId: keptBaseSize(before, body) };
  await requireBaseSize(tx, actor, head);
  if (await isStyleNoTaken(tx, actor, head.styleNo, id))
    throw new DomainError('already-used', { field: '款号' });
  if (head.sizeGroupId !== before.sizeGroupId && (await hasSizes(tx, actor, id)))
    throw new DomainError('size-group-locked', {});
  const namesBefore = await styleNames(tx, actor, id);
  await updateRow(tx, actor, 'mes2.style', id, head);
  const after = { ...head, ...(await styleNames(tx, actor, id)) };
  const diff = fieldChanges(TITLES, { ...before, ...namesBefore }, after);
  await services.audit(tx, { bizType: 'style', bizId: id, action: 'update', diff });
}

/** Holds a style for a save of any of its parts and takes an approval back. */
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
  { sizeGroupId, baseSizeId }: { readonly sizeGroupId: string; readonly baseSizeId: string | null },
): Promise<void> {
  if (baseSizeId !== null) await requireSizes(tx, actor, sizeGroupId, [baseSizeId]);
}

const hasSizes = async (tx: Tx, { companyId }: Actor, styleId: string): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from mes2.style_size_color where company_id = ${companyId} and style_id = ${styleId} limit 1`)) !==
  undefined;

function headOf(body: StyleBody) {
  const styleNo = body.styleNo.trim().toUpperCase();
  const styleName = body.styleName.trim();
  if (styleNo === '') throw new DomainError('required', { field: '款号' });
  if (styleName === '') throw new DomainError('required', { field: '款名' });
  const images = body.images ?? [];
  return {
    styleNo,
    styleName,
    styleNameEn: body.styleNameEn ?? null,
    customerId: body.customerId ?? null,
    customerStyleNo: body.customerStyleNo ?? null,
    categoryId: body.categoryId,
    season: body.season ?? null,
    gender: body.gender,
    sizeGroupId: body.sizeGroupId,
    imageUrl: images[0] ?? body.imageUrl ?? null,
    images,
    techPackUrl: body.techPackUrl ?? null,
    standardHeadcount: body.standardHeadcount ?? null,
    remark: body.remark ?? null,
  };
}
