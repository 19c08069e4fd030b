import { readIdentity } from '@garment-mes/domain/people';
import { TextInput } from '@garment-mes/ui';
import type { ControlProps } from '#screens/form/form-definition.ts';
import type { Person } from './person.ts';

const SIGNS = 18;

/** An identity number: of the kept one the last four signs are shown; a new one says day of birth and gender. */
export function IdentityField({ value, onChange, row }: ControlProps) {
  const { idCardLast4 } = row as Person;
  return (
    <TextInput
      value={String(value ?? '')}
      placeholder={idCardLast4 === null ? '' : `**** ${idCardLast4}`}
      maxLength={SIGNS}
      autoComplete="off"
      onValueChange={(text) => onChange(text, readIdentity(text.trim().toUpperCase()))}
    />
  );
}
