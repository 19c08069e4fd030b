import { Button, Tag, useSortable } from '@garment-mes/ui';
import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { FilesField } from '#screens/form/files-field.tsx';
import styles from '../style.module.css';

/** Pictures of a style, and the size of one of them in megabytes. */
const [MOST_PICTURES, LARGEST_PICTURE] = [10, 10];

/** Pictures in their order; the first is the cover. */
export function HeadPictures(props: {
  readonly urls: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (urls: string[]) => void;
}) {
  const t = useText();
  const { urls, readOnly, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const sorting = useSortable({ list, ids: urls, onSort: (order) => onChange([...order]) });
  return (
    <div className={styles.wide}>
      <FilesField
        label={t('图片，第一张为封面')}
        kind="pictures"
        disabled={readOnly}
        urls={urls}
        max={MOST_PICTURES}
        megabytes={LARGEST_PICTURE}
        onChange={onChange}
      />
      {!readOnly && urls.length > 1 && (
        <ol ref={list} className={styles.pictures} aria-label={t('图片顺序')}>
          {sorting.order.map((url, at) => (
            <li key={url} {...sorting.item(url)}>
              <button
                type="button"
                className={styles.grip}
                aria-label={t('移动第 {number} 张', { number: at + 1 })}
                {...sorting.handle(url)}
              >
                <GripVertical aria-hidden />
              </button>
              <img src={url} alt="" />
              {at === 0 ? (
                <Tag tone="accent">{t('封面')}</Tag>
              ) : (
                <Button
                  variant="plain"
                  size="small"
                  onClick={() => onChange([url, ...urls.filter((one) => one !== url)])}
                >
                  {t('第 {number} 张设为封面', { number: at + 1 })}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
