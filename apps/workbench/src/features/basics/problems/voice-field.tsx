import type { ControlProps } from '#screens/form/form-definition.ts';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';

/** Sentences in use that are said of a problem. */
const AMONG = { event: ['problem'], isEnabled: ['1'] };

export function VoiceField({ value, onChange }: ControlProps) {
  return (
    <ReferenceCombobox
      reference="listVoices"
      among={AMONG}
      value={String(value ?? '')}
      onChange={onChange}
    />
  );
}
