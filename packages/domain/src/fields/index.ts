export {
  type FieldName,
  type FieldsWith,
  fieldNames,
  fieldsWith,
  type ShownAs,
  shownFields,
} from './field-list.ts';
export { comparedFields, type LineField } from './line-field.ts';
