import type { ReferenceName, Field as SpecField } from '@garment-mes/sdk/labels';
import {
  DateInput,
  MultiCombobox,
  NumberInput,
  type Option,
  RadioGroup,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@garment-mes/ui';
import { labelOf } from '#app/i18n.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';
import { ReferenceControl } from '#screens/references/reference-control.tsx';
import { ReferencesControl } from '#screens/references/references-control.tsx';
import { FilesInput } from './files-field.tsx';

interface FormControlProps {
  readonly name: string;
  readonly field: SpecField;
  readonly value: unknown;
  /** The record is the one that was chosen, of a field that names one. */
  readonly onChange: (value: unknown, record?: object) => void;
  readonly disabled?: boolean;
  /** The stored record, which knows the names beside its ids. */
  readonly row?: object | undefined;
  /** Shows all values of an enumeration side by side. */
  readonly segments?: boolean | undefined;
  /** The values of an enumeration that are offered. */
  readonly choices?: readonly (string | number)[] | undefined;
  /** Of a field that names another record: values its rows have to have, and parameters of their list. */
  readonly among?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly query?: object | undefined;
}

const PICTURE_MEGABYTES = 5;

const text = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

/** Texts a person writes more than a line of. */
const isLong = (name: string): boolean => /remark|reason|content/i.test(name);

/** Values of an enumeration as choices. */
export const enumOptions = (field: SpecField): readonly Option[] =>
  Object.entries(enumOf(field)).map(([value, label]) => ({ value, label: labelOf(label) }));

/** The values of an enumeration that are offered, and the one it has. */
const offeredOf = (field: SpecField, choices: readonly (string | number)[], value: unknown) =>
  enumOptions(field).filter(
    (each) => choices.length === 0 || [...choices, value].map(String).includes(each.value),
  );

/** Numbers of enumerations are texts in the controls only. */
const enumValue = (key: string): string | number => (/^-?\d+$/.test(key) ? Number(key) : key);

/** The control that fits the kind of a field. */
export function KindControl(props: FormControlProps) {
  const { name, field, value, onChange, disabled = false, segments } = props;
  const { choices = [] } = props;
  if (field.reference !== undefined)
    return <RecordControl {...props} reference={field.reference} />;
  switch (field.kind) {
    case 'enum':
      if (segments)
        return (
          <RadioGroup
            variant="segments"
            value={text(value)}
            disabled={disabled}
            options={offeredOf(field, choices, value)}
            onValueChange={(key) => onChange(enumValue(key))}
          />
        );
      // Yes or no is a switch.
      return field.enumName === 'Flag' ? (
        <Switch
          checked={value === 1}
          disabled={disabled}
          onCheckedChange={(on) => onChange(on ? 1 : 0)}
        />
      ) : (
        <Select
          value={text(value)}
          clearable={field.required !== true}
          disabled={disabled}
          options={offeredOf(field, choices, value)}
          onValueChange={(key) => onChange(enumValue(key))}
        />
      );
    case 'enums':
      return (
        <MultiCombobox
          values={(Array.isArray(value) ? value : []).map(String)}
          disabled={disabled}
          options={enumOptions(field)}
          onValuesChange={(keys) => onChange(keys.map(enumValue))}
        />
      );
    case 'image':
      return (
        <FilesInput
          label={labelOf(field)}
          urls={value ? [text(value)] : []}
          onChange={([url = '']) => onChange(url)}
          kind="pictures"
          max={1}
          megabytes={PICTURE_MEGABYTES}
          disabled={disabled}
        />
      );
    case 'boolean':
      return <Switch checked={value === true} disabled={disabled} onCheckedChange={onChange} />;
    case 'date':
    case 'timestamp':
      return (
        <DateInput
          value={text(value)}
          disabled={disabled}
          withTime={field.kind === 'timestamp'}
          onValueChange={onChange}
        />
      );
    case 'integer':
    case 'number':
      return (
        <NumberInput
          value={text(value)}
          disabled={disabled}
          {...(field.kind === 'integer' ? { places: 0 } : {})}
          onValueChange={(next) => onChange(next === '' ? '' : Number(next))}
        />
      );
    case 'decimal':
      return <NumberInput value={text(value)} disabled={disabled} onValueChange={onChange} />;
    default:
      return isLong(name) ? (
        <Textarea value={text(value)} disabled={disabled} onValueChange={onChange} />
      ) : (
        <TextInput value={text(value)} disabled={disabled} onValueChange={onChange} />
      );
  }
}

/** The control of a field that names one record, or several. */
function RecordControl(props: FormControlProps & { readonly reference: ReferenceName }) {
  const { name, field, reference, value, onChange, disabled = false, row, among, query } = props;
  const narrowed = { ...(among && { among }), ...(query && { query }) };
  return field.kind === 'list' ? (
    <ReferencesControl
      values={Array.isArray(value) ? value : []}
      {...{ reference, onChange, disabled, ...narrowed }}
    />
  ) : (
    <ReferenceControl
      value={text(value)}
      {...{ name, reference, onChange, disabled, row, ...narrowed }}
    />
  );
}
