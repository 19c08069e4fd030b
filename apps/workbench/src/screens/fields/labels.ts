import type { Field, Fields } from '@garment-mes/sdk/labels';
import { labelOf } from '#app/i18n.ts';

const unknownField = (name: string): Field => ({ zh: name, en: name, kind: 'text' });

/** What the spec says of a field; a field without a title goes by its own name. */
export const fieldOf = (fields: Fields, name: string): Field => fields[name] ?? unknownField(name);

/** The label of a field in the language of the page. */
export const fieldLabel = (fields: Fields, name: string): string => labelOf(fieldOf(fields, name));

/** Whether a table shows a field that is not asked for by name. */
const isColumn = ({ key, sort, search, filter, sum, hide, pin, link, kind }: Field): boolean =>
  [key, sort, search, filter, sum, hide, pin, link].some((fact) => fact !== undefined) ||
  kind === 'list';

/** The columns of a row in the order of the spec. */
export const columnFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isColumn(field) ? [name] : []));
