import { CreateStyleBodyFields } from '@garment-mes/sdk/labels';
import { labelOf } from '#app/i18n.ts';
import { FilesInput } from '#screens/form/files-field.tsx';
import type { ControlProps } from '#screens/form/form-definition.ts';

const LARGEST_TECH_PACK = 20;

/** The tech pack as the customer sent it, a PDF or a workbook. */
export function TechPackField({ value, onChange }: ControlProps) {
  return (
    <FilesInput
      label={labelOf(CreateStyleBodyFields.techPackUrl)}
      kind="documents"
      max={1}
      megabytes={LARGEST_TECH_PACK}
      urls={value ? [String(value)] : []}
      onChange={([url = '']) => onChange(url)}
    />
  );
}
