import { decimal, decimalText } from '@garment-mes/domain/decimal';

/** A size of the garment in its place. */
export interface MeasureSize {
  readonly sizeId: string;
  readonly sizeName: string;
}

/** A measure size by size. */
export interface Graded {
  readonly values: readonly { readonly sizeId: string; readonly value: string }[];
}

/** How the sizes beside the base size are shown: as they measure, or by how much they differ from it. */
export type GradingView = 'value' | 'step';

const PLACES = 2;
const FIGURE = /^\d+(?:\.\d+)?$/;
const STEP = /^([+-])(\d+(?:\.\d+)?)$/;

/** The size that the others are graded from: the one chosen, else the one in the middle. */
export const baseSizeOf = (
  sizes: readonly MeasureSize[],
  chosen: string | null | undefined,
): string | undefined =>
  (
    sizes.find(({ sizeId }) => sizeId === chosen) ??
    sizes[Math.max(0, Math.ceil(sizes.length / 2) - 1)]
  )?.sizeId;

export const measureOf = ({ values }: Graded, sizeId: string | undefined): string =>
  values.find((one) => one.sizeId === sizeId)?.value ?? '';

const isNumber = (text: string): boolean => FIGURE.test(text);

/** What a cell shows; a step has its sign. Without a base there is nothing to step from. */
export function shownMeasure(
  row: Graded,
  sizeId: string,
  base: string | undefined,
  view: GradingView,
): string {
  const value = measureOf(row, sizeId);
  const from = measureOf(row, base);
  if (view === 'value' || sizeId === base || !isNumber(value) || !isNumber(from)) return value;
  const step = decimal(value).minus(from);
  return `${step.lt(0) ? '-' : '+'}${decimalText(step.abs(), PLACES)}`;
}

/**
 * A row after something was typed into one of its sizes. `54` is a measure and `+2` a step from the base size,
 * whichever of the two is shown. Where steps are shown they stay as they are when the base itself changes.
 */
export function typedMeasure<Row extends Graded>(
  row: Row,
  sizeId: string,
  text: string,
  base: string | undefined,
  view: GradingView,
): Row {
  // Spreadsheets and Chinese keyboards have signs and figures of their own.
  const plain = text.normalize('NFKC').replace(/[−–]/g, '-').trim();
  const from = measureOf(row, base);
  const step = STEP.exec(plain);
  if (step && sizeId !== base && isNumber(from)) return withValue(row, sizeId, stepped(from, step));
  const value = isNumber(plain) ? decimalText(decimal(plain), PLACES) : plain;
  const changed = withValue(row, sizeId, value);
  if (sizeId !== base || !isNumber(value)) return changed;
  const by = view === 'step' && isNumber(from) ? decimal(value).minus(from) : decimal(0);
  return {
    ...changed,
    values: changed.values.map((one) => {
      if (one.sizeId === base) return one;
      if (isNumber(one.value))
        return by.isZero()
          ? one
          : { ...one, value: decimalText(decimal(one.value).plus(by), PLACES) };
      // A step that was typed before its base has waited for it.
      const waiting = STEP.exec(one.value);
      return waiting ? { ...one, value: stepped(value, waiting) } : one;
    }),
  };
}

const stepped = (from: string, [, sign, size]: RegExpExecArray): string =>
  decimalText(decimal(from).plus(decimal(size ?? '0').times(sign === '-' ? -1 : 1)), PLACES);

/** True of what can be kept as a measure; nothing typed yet can, a step that has nothing to step from cannot. */
export const isMeasure = (text: string): boolean => text === '' || isNumber(text);

/** True where a point has no name, or shares it, or a measure is none: such points are not saved. */
export const hasMeasureFault = (
  rows: readonly (Graded & { readonly pointName: string })[],
): boolean =>
  new Set(rows.map(({ pointName }) => pointName.trim())).size < rows.length ||
  rows.some(
    ({ pointName, values }) =>
      pointName.trim() === '' || values.some(({ value }) => !isMeasure(value)),
  );

/**
 * Fills the sizes without a value by a step from size to size, from the base size or, where that has none, from
 * the first that has one.
 */
export function graded<Row extends Graded>(
  row: Row,
  sizes: readonly MeasureSize[],
  step: string,
  base?: string,
): Row {
  const has = (sizeId: string | undefined) => isNumber(measureOf(row, sizeId));
  const at = sizes.findIndex(({ sizeId }) => (has(base) ? sizeId === base : has(sizeId)));
  const from = sizes[at];
  if (from === undefined) return row;
  const start = decimal(measureOf(row, from.sizeId));
  return {
    ...row,
    values: sizes.map(({ sizeId }, index) => ({
      sizeId,
      value:
        measureOf(row, sizeId) || decimalText(start.plus(decimal(step).times(index - at)), PLACES),
    })),
  };
}

function withValue<Row extends Graded>(row: Row, sizeId: string, value: string): Row {
  const known = row.values.some((one) => one.sizeId === sizeId);
  const values =
    value === ''
      ? row.values.filter((one) => one.sizeId !== sizeId)
      : known
        ? row.values.map((one) => (one.sizeId === sizeId ? { ...one, value } : one))
        : [...row.values, { sizeId, value }];
  return { ...row, values };
}
