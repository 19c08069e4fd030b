import type { UiLabels } from '../labels.ts';

const MEBIBYTE = 1024 * 1024;

/** Why a file is not sent, or nothing. */
export function fileFault(
  file: File,
  accept: string | undefined,
  maxBytes: number | undefined,
  labels: UiLabels,
): string | undefined {
  if (maxBytes !== undefined && file.size > maxBytes)
    return labels.tooLarge(file.name, `${Math.round((maxBytes / MEBIBYTE) * 10) / 10}MB`);
  const kinds = (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== '');
  const fits = kinds.some((kind) =>
    kind.startsWith('.')
      ? file.name.toLowerCase().endsWith(kind)
      : kind.endsWith('/*')
        ? file.type.startsWith(kind.slice(0, -1))
        : file.type === kind,
  );
  return kinds.length === 0 || fits ? undefined : labels.wrongType(file.name);
}
