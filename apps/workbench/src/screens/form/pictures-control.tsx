import { useText } from '#app/i18n.ts';
import { FilesField, FilesInput } from './files-field.tsx';
import type { ControlProps } from './form-definition.ts';

/** Size of one picture, at most. */
const MEGABYTES = 5;

interface PicturesProps {
  /** Pictures at most. */
  readonly max: number;
  readonly urls: readonly string[];
  readonly onChange: (urls: string[]) => void;
}

/** Pictures under their name, of what is no form. */
export function Pictures(props: PicturesProps) {
  const t = useText();
  return <FilesField label={t('图片')} kind="pictures" megabytes={MEGABYTES} {...props} />;
}

/** Pictures of a record or a reason, in a form that writes their name. @param max pictures at most */
export const picturesControl = (max: number) =>
  function PicturesControl({ value, onChange }: ControlProps) {
    const t = useText();
    const urls = (value ?? []) as readonly string[];
    return (
      <FilesInput
        label={t('图片')}
        kind="pictures"
        megabytes={MEGABYTES}
        {...{ max, urls, onChange }}
      />
    );
  };
