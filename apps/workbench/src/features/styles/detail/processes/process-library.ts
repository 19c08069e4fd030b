import type { ProcessRow as LibraryRow } from '@garment-mes/sdk/ccm';
import type { Option } from '@garment-mes/ui';
import type { ProcessRow } from '../style-draft.ts';

/** Operations that may still be taken. */
const IN_USE = 0;
const SEWING = 3;

/**
 * Operations of the library that are meant by what was typed: a part of the name, how it sounds, the English
 * name, the code or the machine.
 */
export async function libraryOptions(
  library: readonly LibraryRow[],
  typed: string,
): Promise<readonly Option[]> {
  // The sounds of characters are a large table: it is fetched when somebody searches.
  const { soundMatch } = await import('#app/sound-match.ts');
  return library
    .filter(({ status }) => status === IN_USE)
    .filter(({ name, nameEn, code, machineTypeName }) =>
      [name, nameEn, code, machineTypeName].some((text) => text && soundMatch(text, typed) > 0),
    )
    .map(({ id, name, code, machineTypeName }) => ({
      value: id,
      label: name,
      note: [code, machineTypeName].filter(Boolean).join(' · '),
    }));
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
  const called = row.processName.trim().toLowerCase();
  if (row.processId !== '' || called === '') return row;
  const of = library.find(
    ({ status, name, code }) =>
      status === IN_USE && [name, code].some((text) => text.toLowerCase() === called),
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
