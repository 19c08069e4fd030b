export {
  type FieldName,
  type FieldsWith,
  fieldNames,
  fieldsWith,
  type ShownAs,
  shownFields,
} from './field-list.ts';
