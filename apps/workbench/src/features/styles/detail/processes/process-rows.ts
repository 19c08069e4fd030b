import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import { checkProcessRows } from '@garment-mes/domain/styles';
import { t } from '#app/i18n.ts';
import type { ProcessRow } from '../style-draft.ts';

/** Between two operations, so that one can be put in between without moving the others. */
const STEP = 10;

const orderOf = (rows: readonly ProcessRow[]): string => rows.map(({ id }) => id).join(' ');

/**
 * Rows after a change, section by section. Where they are in another order than before, or a new one is among
 * others whose numbers it does not fit, they are numbered 10, 20, 30 again, and what waits for an operation goes on
 * waiting for it.
 */
export function renumbered(
  before: readonly ProcessRow[],
  after: readonly ProcessRow[],
): readonly ProcessRow[] {
  const kept = new Set(after.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const sameOrder =
    orderOf(before.filter(({ id }) => kept.has(id))) ===
    orderOf(after.filter(({ id }) => known.has(id)));
  const rows = bySection(after);
  const isAmiss = ({ id, seqNo }: ProcessRow, at: number) =>
    !known.has(id) &&
    ((rows[at - 1]?.seqNo ?? 0) >= seqNo || (rows[at + 1]?.seqNo ?? Infinity) <= seqNo);
  if (sameOrder && !rows.some(isAmiss)) return after;
  const numbers = new Map(rows.map(({ seqNo }, at) => [String(seqNo), String((at + 1) * STEP)]));
  return rows.map((row, at) => ({
    ...row,
    seqNo: (at + 1) * STEP,
    predecessors: row.predecessors.map((seqNo) => numbers.get(seqNo) ?? seqNo),
  }));
}

/** The number a row at the end gets. */
export const nextSeqNo = (rows: readonly ProcessRow[]): number =>
  Math.max(0, ...rows.map(({ seqNo }) => seqNo)) + STEP;

/** What may not be saved, by row and column; an operation before what it waits for marks both. */
export function processFaults(
  rows: readonly ProcessRow[],
  asked: readonly string[] = [],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const faults: Record<string, Record<string, string>> = {};
  const add = (id: string | undefined, column: string, text: string) => {
    if (id !== undefined) faults[id] = { ...faults[id], [column]: text };
  };
  for (const { id, processId, processName } of rows) {
    const name = processName.trim();
    if (name === '') add(id, 'processName', t('请输入工序'));
    // An operation of a style is one of the library, under whatever name.
    else if (processId === '' && !asked.includes(name))
      add(id, 'processName', t('工序库没有“{name}”', { name }));
  }
  for (const { field, code, params } of checkProcessRows(rows)) {
    const row = rows[Number(field.split('.')[1])];
    if (code === 'process-seq-twice') add(row?.id, 'seqNo', t('序号重复'));
    else if (code === 'process-sam-missing') add(row?.id, 'sam', t('标准工时须大于0'));
    else if (code === 'process-predecessor') {
      const { seqNo, before } = params as { readonly seqNo: number; readonly before: number };
      const text = t('工序{seqNo}须在工序{before}之后', { seqNo, before });
      add(row?.id, 'seqNo', text);
      add(rows.find((other) => other.seqNo === before)?.id, 'seqNo', text);
    }
  }
  return faults;
}

/** Operations with those of a section one after the other, the sections as the factory has them. */
export const bySection = (rows: readonly ProcessRow[]): readonly ProcessRow[] =>
  rows.toSorted((one, other) => one.section - other.section);

/** A section of the process table with what its operations add up to. */
export interface SectionSum {
  readonly section: number;
  readonly count: number;
  readonly sam: string;
  /** `undefined` for people who may not see rates. */
  readonly price: string | undefined;
  /** Operations after which a garment counts as made; a section that is used has exactly one. */
  readonly outputs: number;
}

/** The sections in use, in their order. */
export function sectionSums(rows: readonly ProcessRow[]): readonly SectionSum[] {
  const sections = [...Map.groupBy(rows, ({ section }) => section)];
  return sections
    .toSorted(([a], [b]) => a - b)
    .map(([section, own]) => ({
      section,
      count: own.length,
      sam: total(own.map(({ sam }) => sam)),
      price: own.every(({ price }) => price !== undefined)
        ? total(own.map(({ price }) => price ?? '0'))
        : undefined,
      outputs: own.filter(({ isOutput }) => isOutput === 1).length,
    }));
}

const NUMBER = /^\d+(\.\d+)?$/;

/** A sum of what is typed; a half-typed cell counts nothing. */
export const total = (texts: readonly string[]): string =>
  decimalText(sum(texts.filter((text) => NUMBER.test(text)).map((text) => decimal(text))), 4);
