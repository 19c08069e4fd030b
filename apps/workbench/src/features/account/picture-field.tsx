import { uploadPicture } from '@garment-mes/sdk/amc';
import { Field, Upload } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';

const LARGEST = 5 * 1024 * 1024;

interface PictureFieldProps {
  readonly label: string;
  /** Address of the picture; empty while there is none. */
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly error: string | undefined;
}

/** One picture of a person's own, sent as soon as it is chosen. */
export function PictureField({ label, value, onChange, error }: PictureFieldProps) {
  const t = useText();
  const { client } = useWorkbench();
  return (
    <Field label={label} required error={error} hint={t('jpg 或 png，不超过 5 MB')}>
      <Upload
        label={label}
        accept="image/jpeg,image/png"
        maxBytes={LARGEST}
        files={value === '' ? [] : [{ url: value, name: label, image: true }]}
        onFilesChange={(files) => onChange(files[0]?.url ?? '')}
        send={async (file, signal) => ({
          url: await uploadPicture(client, { body: { file } }, { signal }),
          name: file.name,
          image: true,
        })}
      />
    </Field>
  );
}
