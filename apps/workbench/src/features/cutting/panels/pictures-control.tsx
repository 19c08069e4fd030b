import { SavePanelCheckBodyFields } from '@garment-mes/sdk/labels';
import { fieldLabel } from '#screens/fields/labels.ts';
import { FilesInput } from '#screens/form/files-field.tsx';
import type { ControlProps } from '#screens/form/form-definition.ts';

const MOST = 6;
const MEGABYTES = 5;

/** Pictures of what was found. */
export const PicturesControl = ({ value, onChange }: ControlProps) => (
  <FilesInput
    label={fieldLabel(SavePanelCheckBodyFields, 'images')}
    kind="pictures"
    max={MOST}
    megabytes={MEGABYTES}
    urls={(value ?? []) as readonly string[]}
    onChange={onChange}
  />
);
