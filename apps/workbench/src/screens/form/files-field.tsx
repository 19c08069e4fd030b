import { uploadFile } from '@garment-mes/sdk/amc';
import { Field, Upload } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { FilePreview } from './file-preview.tsx';

const MEGABYTE = 1024 * 1024;
const ACCEPTED = {
  pictures: 'image/png,image/jpeg,image/webp',
  documents: '.pdf,.xlsx',
  any: 'image/*,.pdf,.xlsx',
};
const PICTURE = /\.(png|jpe?g|gif|webp)$/i;

interface FilesFieldProps {
  readonly label: string;
  /** Addresses in their order. */
  readonly urls: readonly string[];
  readonly onChange: (urls: string[]) => void;
  /** What is taken; pictures and documents when left out. */
  readonly kind?: 'pictures' | 'documents';
  /** Files at most. */
  readonly max: number;
  /** Of one file, at most. */
  readonly megabytes: number;
  readonly disabled?: boolean;
}

/** Files of a record under their name, sent as soon as they are chosen; the record keeps their addresses. */
export function FilesField(props: FilesFieldProps) {
  const t = useText();
  const { label, max, megabytes } = props;
  return (
    <Field label={label} hint={t('最多{max}个，每个不超过{megabytes} MB', { max, megabytes })}>
      <FilesInput {...props} />
    </Field>
  );
}

/** The same without a name, for a form that writes its own. */
export function FilesInput(props: FilesFieldProps) {
  const t = useText();
  const { client } = useWorkbench();
  const { label, urls, onChange, kind, max, megabytes, disabled = false } = props;
  // What a file was called on the machine it came from; the address alone has only its kind.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [shown, setShown] = useState<{ readonly url: string; readonly name: string }>();
  const nameOf = (url: string, at: number) =>
    names.get(url) ??
    `${kind === 'pictures' ? t('图片 {number}', { number: at + 1 }) : t('附件 {number}', { number: at + 1 })}${/\.\w+$/.exec(url)?.[0] ?? ''}`;
  return (
    <>
      <Upload
        label={label}
        accept={ACCEPTED[kind ?? 'any']}
        onPreview={setShown}
        max={max}
        maxBytes={megabytes * MEGABYTE}
        disabled={disabled}
        files={urls.map((url, at) => ({ url, name: nameOf(url, at), image: PICTURE.test(url) }))}
        onFilesChange={(files) => onChange(files.map(({ url }) => url))}
        send={async (file, signal) => {
          const kept = await uploadFile(client, { body: { file } }, { signal });
          setNames((before) => new Map(before).set(kept.url, kept.name));
          return { url: kept.url, name: kept.name, image: PICTURE.test(kept.url) };
        }}
      />
      {shown && (
        <FilePreview url={shown.url} name={shown.name} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
