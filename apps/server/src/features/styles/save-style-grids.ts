import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { fieldNames, type LineField } from '@garment-mes/domain/fields';
import { garmentPart, measurePoint } from '@garment-mes/domain/orders';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import {
  checkProcessRows,
  styleBomLine,
  styleFabric,
  styleProcess,
  styleSizeColor,
} from '@garment-mes/domain/styles';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { lineColumns } from '../../records/given-columns.ts';
import { rewriteRows } from '../../records/rewrite-rows.sql.ts';
import { requireUnits, standsAmong } from '../basics/public.ts';
import { requireSizes } from './require-sizes.ts';
import { editStyle } from './save-style.ts';
import { RATES } from './style-detail.ts';
import { styleBom, styleProcesses, styleSizeColors } from './style-grids.sql.ts';
import { type StyleHead, writeStyleTotals } from './style-record.ts';

type Rows<Id extends GridSave> = BodyOf<Id> extends { rows: infer Lines } ? Lines : never;
type GridSave =
  | 'saveStyleSizeColor'
  | 'saveStyleParts'
  | 'saveStyleBom'
  | 'saveStyleProcess'
  | 'saveStyleFabrics'
  | 'saveStyleQuality';

/** One way to write the rows of a grid; the style is locked. */
type Write<Id extends GridSave> = (
  tx: Tx,
  actor: Actor,
  style: StyleHead,
  rows: Rows<Id>,
) => Promise<void>;

/** Saves a grid on the version the person has on screen. @returns the version after the save */
export async function saveGrid<Id extends GridSave>(
  services: Services,
  tx: Tx,
  actor: Actor,
  { styleId, version, rows }: { styleId: string; version: number; rows: Rows<Id> },
  [write, action]: readonly [Write<Id>, string],
): Promise<{ styleId: string; version: number }> {
  const style = await editStyle(services, tx, actor, { id: styleId, version });
  await write(tx, actor, style, rows);
  await services.audit(tx, { bizType: 'style', bizId: styleId, action });
  return { styleId, version: style.version };
}

// A field of the document that a list does not have does not compile here.
type Line<Id extends GridSave> = Rows<Id> extends readonly (infer Each)[] ? Each : never;
type Lines<Id extends GridSave> = Readonly<Record<Exclude<keyof Line<Id>, 'id'>, LineField>>;
const sizeColorNames = fieldNames(styleSizeColor satisfies Lines<'saveStyleSizeColor'>);
const partNames = fieldNames(garmentPart satisfies Lines<'saveStyleParts'>);
const bomNames = fieldNames(styleBomLine satisfies Lines<'saveStyleBom'>);
const processNames = fieldNames(styleProcess satisfies Lines<'saveStyleProcess'>);
const fabricNames = fieldNames(styleFabric satisfies Lines<'saveStyleFabrics'>);
const pointNames = fieldNames(measurePoint satisfies Lines<'saveStyleQuality'>);

export const writeSizeColors: Write<'saveStyleSizeColor'> = async (tx, actor, style, rows) => {
  await requireSizes(
    tx,
    actor,
    style.sizeGroupId,
    rows.map(({ sizeId }) => sizeId),
  );
  const twice = firstTwice(rows.map(({ colorId, sizeId }) => `${colorId}/${sizeId}`));
  if (twice) throw new DomainError('row-twice', { field: '颜色尺码', value: twice });
  const child = { table: 'mes2.style_size_color', parent: 'style_id', key: ['colorId', 'sizeId'] };
  const lines = rows.map((row) => lineColumns(sizeColorNames, row));
  await rewriteRows(tx, actor, child, style.id, lines);
};

export const writeParts: Write<'saveStyleParts'> = async (tx, actor, style, rows) => {
  const twice = firstTwice(rows.map(({ partCode, fabricPart }) => `${partCode}/${fabricPart}`));
  if (twice) throw new DomainError('row-twice', { field: '部位', value: twice });
  const few = rows.find(({ piecesPerGarment }) => piecesPerGarment < 1);
  if (few) throw new DomainError('out-of-range', { field: '每件片数', min: 1, max: 999 });
  const child = { table: 'mes2.style_part', parent: 'style_id', blank: () => UNMARKED };
  const lines = rows.map((row) => ({ id: row.id, ...lineColumns(partNames, row) }));
  await rewriteRows(tx, actor, child, style.id, lines);
};

const UNMARKED = { isFused: 0, isPrinted: 0 };
const BLANK_BOM_LINE = { lossPct: '0', sizeUsage: [], colorIds: [] };
const BLANK_POINT = { tolUp: '0', tolDown: '0' };

export const writeBom: Write<'saveStyleBom'> = async (tx, actor, style, rows) => {
  if (rows.some(({ usageNum }) => decimal(usageNum).lte(0)))
    throw new DomainError('usage-missing', {});
  const stored = await styleBom(tx, actor, style.id);
  await requireUnits(tx, actor, rows, standsAmong(stored));
  await requireColors(tx, actor, style, rows, stored);
  const child = { table: 'mes2.style_bom', parent: 'style_id', blank: () => BLANK_BOM_LINE };
  const lines = rows.map((row, at) => ({
    ...lineColumns(bomNames, row, { sizeUsages: 'sizeUsage' }),
    ...{ id: row.id, seqNo: (at + 1) * 10 },
  }));
  await rewriteRows(tx, actor, child, style.id, lines);
};

type Bill = Awaited<ReturnType<typeof styleBom>>;

/** Lines are for colours of the style. One that names a colour the style has lost keeps it until it is given another. */
async function requireColors(
  tx: Tx,
  actor: Actor,
  style: StyleHead,
  rows: Rows<'saveStyleBom'>,
  stored: Bill,
): Promise<void> {
  const named = rows.flatMap(({ colorIds }) => colorIds ?? []);
  const known = new Set(stored.flatMap(({ colorIds }) => colorIds));
  const fresh = named.filter((id) => !known.has(id));
  if (fresh.length === 0) return;
  const own = new Set((await styleSizeColors(tx, actor, style.id)).map(({ colorId }) => colorId));
  const strange = fresh.find((id) => !own.has(id));
  if (strange === undefined) return;
  const color = await tx.one<{ name: string }>(sql`
    select name from ccm.color where company_id = ${actor.companyId} and id = ${strange}`);
  if (!color) throw new DomainError('record-missing', { what: '颜色' });
  throw new DomainError('bill-color-strange', { styleNo: style.styleNo, color: color.name });
}

/** Without the right to see rates a person keeps those that are stored, and new rows get the library's. */
export const writeProcesses: Write<'saveStyleProcess'> = async (tx, actor, style, rows) => {
  if (rows.length === 0) throw new DomainError('last-row', {});
  const stored = new Map((await styleProcesses(tx, actor, style.id)).map((row) => [row.id, row]));
  const drafts = rows.map((row) => {
    const known = row.id ? stored.get(row.id) : undefined;
    const { predecessors = known?.predecessors } = row;
    return { ...row, known, predecessors: predecessors ?? [] };
  });
  refuseFirst(checkProcessRows(drafts));
  const library = await libraryPrices(
    tx,
    actor,
    drafts.map(({ processId }) => processId),
  );
  const child = { table: 'mes2.style_process', parent: 'style_id' };
  const lines = drafts.map(({ known, ...row }) => {
    const processId = row.processId ?? known?.processId;
    if (!processId) throw new DomainError('required', { field: '工序' });
    const price = actor.can(RATES) ? row.price : (known?.price ?? library.get(processId) ?? '0');
    return { ...lineColumns(processNames, row), id: row.id, processId, price };
  });
  await rewriteRows(tx, actor, child, style.id, lines);
  await writeStyleTotals(tx, actor, style.id);
};

/** Weight of a garment's fabric follows from its length unless somebody typed it (3.1). */
export const writeFabrics: Write<'saveStyleFabrics'> = async (tx, actor, style, rows) => {
  const twice = firstTwice(
    rows.map(
      ({ materialId, colorId, fabricPart }) => `${materialId}/${colorId ?? ''}/${fabricPart}`,
    ),
  );
  if (twice) throw new DomainError('row-twice', { field: '面料', value: twice });
  const child = { table: 'mes2.style_fabric', parent: 'style_id' };
  const lines = rows.map((row) => {
    const worked = row.usageWeight ?? usageWeight(row.usageLen, row.widthCm, row.gsm);
    return {
      ...lineColumns(fabricNames, row),
      ...{
        id: row.id,
        usageWeight: row.usageWeight === undefined ? (worked ?? undefined) : worked,
      },
    };
  });
  await rewriteRows(tx, actor, child, style.id, lines);
};

export const writeQuality: Write<'saveStyleQuality'> = async (tx, actor, style, rows) => {
  const twice = firstTwice(rows.map(({ pointName }) => pointName));
  if (twice) throw new DomainError('row-twice', { field: '测量部位', value: twice });
  await requireSizes(
    tx,
    actor,
    style.sizeGroupId,
    rows.flatMap(({ values }) => values.map(({ sizeId }) => sizeId)),
  );
  const child = {
    ...{ table: 'mes2.style_quality', parent: 'style_id' },
    ...{ key: ['pointName'], blank: () => BLANK_POINT },
  };
  const lines = rows.map((row, at) => ({
    ...lineColumns(pointNames, row, { values: 'sizeValues' }),
    seqNo: at + 1,
  }));
  await rewriteRows(tx, actor, child, style.id, lines);
};

const usageWeight = (
  usageLen: string | null | undefined,
  widthCm: string | null | undefined,
  gsm: string | null | undefined,
): string | null =>
  usageLen && widthCm && gsm
    ? decimalText(decimal(usageLen).times(widthCm).div(100).times(gsm).div(1000), 4)
    : null;

const firstTwice = (keys: readonly string[]): string | undefined =>
  keys.find((key, at) => keys.indexOf(key) < at);

async function libraryPrices(
  tx: Tx,
  { companyId }: Actor,
  processIds: readonly (string | null | undefined)[],
): Promise<Map<string, string>> {
  const ids = processIds.filter((id) => typeof id === 'string');
  const rows = await tx.all<{ id: string; price: string }>(sql`
    select id, price from ccm.process where company_id = ${companyId} and id = any(${ids}::bigint[])`);
  return new Map(rows.map(({ id, price }) => [id, price]));
}
