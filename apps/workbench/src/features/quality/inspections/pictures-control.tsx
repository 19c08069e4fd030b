import { RequestConcessionBodyFields } from '@garment-mes/sdk/labels';
import { fieldLabel } from '#screens/fields/labels.ts';
import { FilesInput } from '#screens/form/files-field.tsx';
import type { ControlProps } from '#screens/form/form-definition.ts';

const MOST = 9;
const MEGABYTES = 5;

/** Pictures that go with a reason. */
export const PicturesControl = ({ value, onChange }: ControlProps) => (
  <FilesInput
    label={fieldLabel(RequestConcessionBodyFields, 'images')}
    kind="pictures"
    max={MOST}
    megabytes={MEGABYTES}
    urls={(value ?? []) as readonly string[]}
    onChange={onChange}
  />
);
