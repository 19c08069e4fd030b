import type { Field as SpecField } from '@garment-mes/sdk/labels';
import { DateInput, NumberInput, Select, Switch, Textarea, TextInput } from '@garment-mes/ui';
import { labelOf } from '#app/i18n.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';

interface FormControlProps {
  readonly name: string;
  readonly field: SpecField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const text = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

/** Texts a person writes more than a line of. */
const isLong = (name: string): boolean => /remark|reason|content/i.test(name);

/** The control that fits the kind of a field. */
export function KindControl({ name, field, value, onChange }: FormControlProps) {
  switch (field.kind) {
    case 'enum':
      return (
        <Select
          value={text(value)}
          clearable={field.required !== true}
          options={Object.entries(enumOf(field)).map(([key, label]) => ({
            value: key,
            label: labelOf(label),
          }))}
          onValueChange={(key) => onChange(/^-?\d+$/.test(key) ? Number(key) : key)}
        />
      );
    case 'boolean':
      return <Switch checked={value === true} onCheckedChange={onChange} />;
    case 'date':
    case 'timestamp':
      return (
        <DateInput
          value={text(value)}
          withTime={field.kind === 'timestamp'}
          onValueChange={onChange}
        />
      );
    case 'integer':
    case 'number':
      return (
        <NumberInput
          value={text(value)}
          {...(field.kind === 'integer' ? { places: 0 } : {})}
          onValueChange={(next) => onChange(next === '' ? '' : Number(next))}
        />
      );
    case 'decimal':
      return <NumberInput value={text(value)} onValueChange={onChange} />;
    default:
      return isLong(name) ? (
        <Textarea value={text(value)} onValueChange={onChange} />
      ) : (
        <TextInput value={text(value)} onValueChange={onChange} />
      );
  }
}
