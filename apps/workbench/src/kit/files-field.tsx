import { uploadFile } from '@garment-mes/sdk/amc';
import { Field, Upload } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from './i18n.ts';
import { useWorkbench } from './workbench-context.ts';

const MEGABYTE = 1024 * 1024;
const PICTURE = /\.(png|jpe?g|gif|webp)$/i;

interface FilesFieldProps {
  readonly label: string;
  /** Addresses in their order. */
  readonly urls: readonly string[];
  readonly onChange: (urls: string[]) => void;
  readonly picturesOnly?: boolean;
  /** Files at most. */
  readonly max: number;
  /** Of one file, at most. */
  readonly megabytes: number;
  readonly disabled?: boolean;
}

/** Files of a record, sent as soon as they are chosen; the record keeps their addresses. */
export function FilesField(props: FilesFieldProps) {
  const t = useText();
  const { client } = useWorkbench();
  const { label, urls, onChange, picturesOnly = false, max, megabytes, disabled = false } = props;
  // What a file was called on the machine it came from; the address alone tells only its kind.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = (url: string, at: number) =>
    names.get(url) ??
    `${picturesOnly ? t('图片 {number}', { number: at + 1 }) : t('附件 {number}', { number: at + 1 })}${/\.\w+$/.exec(url)?.[0] ?? ''}`;
  return (
    <Field label={label} hint={t('最多{max}个，每个不超过{megabytes} MB', { max, megabytes })}>
      <Upload
        label={label}
        accept={picturesOnly ? 'image/png,image/jpeg,image/webp' : 'image/*,.pdf,.xlsx'}
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
    </Field>
  );
}
