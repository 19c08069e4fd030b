import { foldCode } from '@garment-mes/domain/formats';
import type { Client } from '@garment-mes/sdk';
import { type ProcessRow as LibraryRow, listProcesses } from '@garment-mes/sdk/ccm';
import { writeConditions } from '@garment-mes/sdk/conditions';
import type { ProcessRow } from '../style-draft.ts';

/** Operations that may still be taken. */
const IN_USE = 0;
const SEWING = 3;
/** Words that are asked for in one call: a condition takes no more. */
const WORDS = 16;
/** No code and no name of the library is longer. */
const LONGEST = 64;

/** What rows call operations that were typed or pasted, each word once. */
export const typedWords = (rows: readonly ProcessRow[]): readonly string[] => [
  ...new Set(
    rows.flatMap(({ processId, processName }) => {
      const word = processName.trim();
      return processId === '' && word !== '' && word.length <= LONGEST ? [word] : [];
    }),
  ),
];

/** The operations of the library that have one of these words as their code or name. */
export async function calledSo(
  client: Client,
  words: readonly string[],
  signal: AbortSignal,
): Promise<readonly LibraryRow[]> {
  const portions = Array.from({ length: Math.ceil(words.length / WORDS) }, (_, at) =>
    words.slice(at * WORDS, (at + 1) * WORDS),
  );
  const pages = await Promise.all(
    portions.map((portion) => {
      const terms = portion.flatMap((text) =>
        (['code', 'name'] as const).map(
          (key) => ({ kind: 'like', key, not: false, match: 'equals', text }) as const,
        ),
      );
      const sql = writeConditions({ kind: 'or', terms });
      const query = { pageNum: 1, pageSize: 100, filter: { status: [IN_USE] }, sql };
      return listProcesses(client, { query }, { signal });
    }),
  );
  return pages.flatMap(({ list }) => list);
}

/** An operation that is typed from nothing. */
export const emptyRow = (id: string, seqNo: number): ProcessRow => ({
  id,
  processId: '',
  seqNo,
  section: SEWING,
  processName: '',
  partCode: null,
  machineTypeId: null,
  machineTypeName: null,
  sam: '',
  price: '0',
  grade: 'C',
  isCheckpoint: 0,
  isOutput: 0,
  isTicket: 1,
  payScope: 1,
  predecessors: [],
  stitchNote: null,
  videoUrl: null,
  remark: null,
});

/** An operation as the library has it. */
export const libraryRow = (of: LibraryRow, id: string, seqNo: number): ProcessRow => ({
  ...emptyRow(id, seqNo),
  section: of.section,
  processId: of.id,
  processName: of.name,
  partCode: of.partCode,
  machineTypeId: of.machineTypeId,
  machineTypeName: of.machineTypeName,
  sam: of.sam,
  ...(of.price === undefined ? {} : { price: of.price }),
  grade: of.grade,
  isCheckpoint: of.isCheckpoint,
  isOutput: of.isOutput,
  isTicket: of.isTicket,
  payScope: of.payScope,
});

/** A row that was typed or pasted, as the operation of the library it is called like; what it says itself stays. */
export function recognised(row: ProcessRow, library: readonly LibraryRow[]): ProcessRow {
  const called = foldCode(row.processName);
  if (row.processId !== '' || called === '') return row;
  const of = library.find(
    ({ status, name, code }) =>
      status === IN_USE && [code, name].some((text) => foldCode(text) === called),
  );
  if (of === undefined) return row;
  const blank = Object.entries(emptyRow(row.id, row.seqNo));
  const untouched = new Map(blank.map(([field, value]) => [field, JSON.stringify(value)]));
  const own = Object.entries(row).filter(
    ([field, value]) => untouched.get(field) !== JSON.stringify(value),
  );
  const taken = libraryRow(of, row.id, row.seqNo);
  return { ...taken, ...Object.fromEntries(own), processName: of.name };
}
