import type { LineField } from '../fields/line-field.ts';

type Lines = Readonly<Record<string, LineField>>;

const KEY = { compared: 'key' } as const;
const VALUE = { compared: 'value' } as const;
const APART = { compared: 'apart' } as const;

/*
 * The grids of a style, each with every field of its lines in the order in which they are typed; its parts and points of
 * measure are those of an order. A field of the document that is missing here does not compile.
 */

/** A colour and size a style is made in. */
export const styleSizeColor = { colorId: KEY, sizeId: KEY, sku: VALUE } as const satisfies Lines;

/** A line of the bill of materials. */
export const styleBomLine = {
  materialId: KEY,
  fabricPart: VALUE,
  partName: KEY,
  colorIds: { compared: 'value', shownAs: 'colorNames' },
  colorRule: VALUE,
  usageNum: VALUE,
  unitCode: VALUE,
  lossPct: VALUE,
  sizeUsages: APART,
  supplierName: VALUE,
  remark: VALUE,
} as const satisfies Lines;

/** An operation of a style. */
export const styleProcess = {
  processId: KEY,
  seqNo: VALUE,
  section: VALUE,
  processName: VALUE,
  partCode: VALUE,
  machineTypeId: { compared: 'value', shownAs: 'machineTypeName' },
  sam: VALUE,
  price: APART,
  grade: VALUE,
  isCheckpoint: VALUE,
  isOutput: VALUE,
  isTicket: VALUE,
  payScope: VALUE,
  predecessors: APART,
  stitchNote: VALUE,
  videoUrl: VALUE,
  remark: VALUE,
} as const satisfies Lines;

/** A fabric of a style, in a colour or in all of them. */
export const styleFabric = {
  materialId: KEY,
  colorId: KEY,
  fabricPart: KEY,
  widthCm: VALUE,
  gsm: VALUE,
  markerLen: VALUE,
  markerEffPct: VALUE,
  usageLen: VALUE,
  usageWeight: VALUE,
} as const satisfies Lines;
