import { fieldNames, fieldsWith } from '@garment-mes/domain/fields';
import { type EmployeeField, employeeFile, type PersonValues } from '@garment-mes/domain/people';
import { DomainError } from '@garment-mes/domain/refusals';
import {
  CreateCompanyUserBodyFields,
  type Field,
  UpdateCompanyUserBodyFields,
} from '@garment-mes/sdk/labels';
import type { BodyOf } from '../../generated/operations.ts';
import { type FieldChange, sameText, textOf } from '../../records/field-changes.ts';
import { givenColumns } from '../../records/given-columns.ts';

type Created = BodyOf<'createCompanyUser'>;
type Updated = Omit<BodyOf<'updateCompanyUser'>, 'id' | 'version'>;

/** Fields of a file as the documents have them; every one of them is described in `employeeFile`, and none besides. */
type FileField = keyof Created | keyof Updated;
const described = employeeFile satisfies Readonly<Record<FileField, EmployeeField>>;
const fileFields: readonly FileField[] = fieldNames(described);

/** What the documents say of them. */
const documented: Readonly<Record<FileField, Field>> = {
  ...CreateCompanyUserBodyFields,
  ...UpdateCompanyUserBodyFields,
};

const columns = fieldsWith(described, 'stored', 'column');
const needed: readonly string[] = fieldsWith(described, 'needed', true);

/**
 * Columns of a person's record that a body gives; texts without the spaces around them, and an empty one is none.
 *
 * @throws {DomainError} `required` for a field that is never empty
 */
export function personColumns(
  body: Created | Updated,
): PersonValues & Readonly<Record<string, unknown>> {
  const values: { readonly [Name in FileField]?: unknown } = body;
  for (const name of fileFields)
    if (needed.includes(name) && isEmpty(values[name]))
      throw new DomainError('required', { field: documented[name] });
  const given = givenColumns(values, columns);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** A record as a head of a department sees it: without what is personal. */
export const withoutPersonal = <Known extends object>(record: Known): Known => ({
  ...record,
  ...Object.fromEntries(
    fieldsWith(employeeFile, 'personal', true)
      .filter((name) => name in record)
      .map((name) => [name, null]),
  ),
});

/** What a save changed in a file, for its log: of what is personal that it changed, never what it was or is. */
export const fileChanges = (
  before: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
  body: Updated,
): FieldChange[] =>
  fieldNames(described).flatMap((field) => {
    const { personal, stored }: EmployeeField = described[field];
    const { zh, en } = documented[field];
    const sealed = stored === 'sealed' && (body as Readonly<Record<string, unknown>>)[field];
    const [fromText, toText] = [textOf(before[field]), textOf(values[field])];
    const changed = stored === 'column' && field in values && !sameText(fromText, toText);
    if (!sealed && !changed) return [];
    const hidden = personal ? { fromText: null, toText: null } : { fromText, toText };
    return [{ field, title: { zh, en }, ...hidden }];
  });
