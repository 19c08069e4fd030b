import type { LineField } from '../fields/line-field.ts';

type Lines = Readonly<Record<string, LineField>>;

const KEY = { compared: 'key' } as const;
const VALUE = { compared: 'value' } as const;
const APART = { compared: 'apart' } as const;

/*
 * The grids of an order, each with every field of its lines in the order in which they are typed. A field of the
 * document that is missing here does not compile, neither in the service nor on the page.
 */

/** A colour the order is made in. */
export const orderColor = {
  colorId: KEY,
  customerColor: VALUE,
  isMain: VALUE,
} as const satisfies Lines;

/** A size the order is made in. */
export const orderSize = { sizeId: KEY } as const satisfies Lines;

/** Pieces of a colour and size, and the codes of their labels. */
export const orderCell = {
  colorId: KEY,
  sizeId: KEY,
  num: VALUE,
  sku: VALUE,
  barcode69: VALUE,
} as const satisfies Lines;

/** A line of the bill of materials. */
export const orderBomLine = {
  materialId: KEY,
  fabricPart: VALUE,
  partName: KEY,
  colorId: KEY,
  isMain: VALUE,
  usageNum: VALUE,
  unitCode: VALUE,
  lossPct: VALUE,
  sizeUsages: APART,
  supplierName: VALUE,
  remark: VALUE,
} as const satisfies Lines;

/** A part of a garment, of an order or a style. */
export const garmentPart = {
  partCode: KEY,
  partName: VALUE,
  fabricPart: KEY,
  piecesPerGarment: VALUE,
  knifeMoldId: { compared: 'value', shownAs: 'moldNo' },
  isFused: VALUE,
  isPrinted: VALUE,
  areaCm2: VALUE,
} as const satisfies Lines;

/** An operation of an order. */
export const orderProcess = {
  processId: KEY,
  seqNo: VALUE,
  section: VALUE,
  processName: VALUE,
  partCode: VALUE,
  machineTypeId: { compared: 'value', shownAs: 'machineTypeName' },
  sam: VALUE,
  price: VALUE,
  grade: VALUE,
  isCheckpoint: VALUE,
  isOutput: VALUE,
  isTicket: VALUE,
  payScope: VALUE,
  outGroupId: { compared: 'value', shownAs: 'outGroupName' },
  isEnabled: VALUE,
} as const satisfies Lines;

/** The colour of a material in a garment of a colour. */
export const orderColorMatching = {
  garmentColorId: KEY,
  partName: KEY,
  materialId: { compared: 'value', shownAs: 'materialName' },
  materialColorId: { compared: 'value', shownAs: 'materialColorName' },
} as const satisfies Lines;

/** A fabric of an order in a colour, with the rolls that are kept for it. */
export const orderFabric = {
  materialId: KEY,
  colorId: KEY,
  fabricPart: KEY,
  planLen: VALUE,
  tympanIds: { compared: 'value', shownAs: 'reservedLen' },
} as const satisfies Lines;

/** A workshop an order is made in. */
export const orderWorkshop = {
  deptId: KEY,
  section: KEY,
  num: VALUE,
  planStartDate: VALUE,
  planEndDate: VALUE,
} as const satisfies Lines;

/** What an order is inspected by. */
export const orderStandard = {
  aqlMajor: VALUE,
  aqlMinor: VALUE,
  inspectionLevel: VALUE,
  gates: APART,
  points: APART,
} as const satisfies Lines;

/** A point of measure of an order or a style. */
export const measurePoint = {
  pointName: KEY,
  method: VALUE,
  tolUp: VALUE,
  tolDown: VALUE,
  values: APART,
} as const satisfies Lines;

/** A shipment of an order. */
export const orderShipment = {
  shipmentNo: KEY,
  shipmentDate: VALUE,
  destination: VALUE,
  mode: VALUE,
  lines: APART,
} as const satisfies Lines;
