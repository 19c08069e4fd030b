import { t } from '#app/i18n.ts';

const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif']);
const LARGEST = 5 * 1024 * 1024;

/** Why a picture is not sent; `undefined` when it may be. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURES.has(type)) return t('只能上传图片');
  return size > LARGEST ? t('图片不能超过5MB') : undefined;
}

/** Whether nothing is said: no word and no picture, however many empty lines. */
export function isBlank(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').trim() === '' && body.querySelector('img') === null;
}
