import {
  type Fields,
  StyleBomLineFields,
  StyleFabricFields,
  StyleFields,
  StylePartFields,
  StyleProcessFields,
  StyleQualityPointFields,
  StyleSizeColorFields,
} from '@garment-mes/sdk/labels';
import { type BusinessLogRow, listBusinessLogs } from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useOperation } from '#kit/api.tsx';
import { fieldText } from '#kit/field-value.tsx';
import { useText } from '#kit/i18n.ts';
import { fieldLabel, fieldOf } from '#kit/labels.ts';
import { STYLE_PART_NAMES } from './part-names.ts';
import styles from './style.module.css';
import type { StylePartName } from './style-draft.ts';

type Change = BusinessLogRow['changes'][number];

const STEP = 50;
/** A field of one size is named by the id of the size. */
const OF_SIZE = 'size ';

const FIELDS: Readonly<Record<StylePartName, Fields>> = {
  head: StyleFields,
  sizeColors: StyleSizeColorFields,
  parts: StylePartFields,
  bom: StyleBomLineFields,
  processes: StyleProcessFields,
  fabrics: StyleFabricFields,
  quality: StyleQualityPointFields,
};

const isPart = (area: string | undefined): area is StylePartName =>
  area !== undefined && area in FIELDS;

/** What a changed field is called; the log keeps the Chinese title of fields that are no part of the record. */
function titleOf({ area, field, title }: Change): string {
  const fields = isPart(area) ? FIELDS[area] : StyleFields;
  if (field.startsWith(OF_SIZE)) {
    const size = title.split(' ').at(-1) ?? '';
    return area === 'bom' ? `${fieldLabel(fields, 'usageNum')} ${size}` : size;
  }
  if (field === 'baseSizeName') return fieldLabel(StyleFields, 'baseSizeId');
  return field in fields ? fieldLabel(fields, field) : title;
}

/** A value as it was kept: figures to their last place, so that two that differ look different. */
function valueText({ area, field }: Change, value: string | null): string {
  const fields = isPart(area) ? FIELDS[area] : StyleFields;
  if (value === null || value === '' || !(field in fields)) return value ?? '';
  const known = fieldOf(fields, field);
  return known.kind === 'enum' ? fieldText(field, known, value) : value;
}

/** What happened to a style, newest first; each approval tells what it changed of the version before. */
export function StyleLog({ styleId }: { readonly styleId: string }) {
  const t = useText();
  const [shown, setShown] = useState(STEP);
  const query = { bizType: 'style', bizId: styleId, pageNum: 1, pageSize: shown } as const;
  const { data, error, refetch } = useOperation(
    listBusinessLogs,
    { query },
    { keepPrevious: true, live: `style:${styleId}` },
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={5} />;
  if (data.list.length === 0) return <EmptyState />;
  return (
    <>
      <ol className={styles.log} aria-label={t('日志')}>
        {data.list.map((entry) => (
          <li key={entry.id}>
            <time>{entry.createDate}</time>
            <span>{entry.byName}</span>
            <b>{entry.action}</b>
            <span>
              {entry.toText !== null &&
                (entry.fromText === null || entry.fromText === entry.toText
                  ? entry.toText
                  : `${entry.fromText} → ${entry.toText}`)}
              {entry.reason !== null && ` ${entry.reason}`}
            </span>
            {entry.changes.length > 0 && (
              <details>
                <summary>{t('{count} 处变更', { count: entry.changes.length })}</summary>
                <Changes changes={entry.changes} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {data.list.length < data.total && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          {t('更早的 {count} 条', { count: data.total - data.list.length })}
        </Button>
      )}
    </>
  );
}

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const t = useText();
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('所属部分')}</th>
          <th scope="col">{t('行')}</th>
          <th scope="col">{t('项目')}</th>
          <th scope="col">{t('原值')}</th>
          <th scope="col">{t('新值')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr
            key={`${change.area} ${change.label} ${change.field} ${change.fromText} ${change.toText}`}
          >
            <td>
              {t(isPart(change.area) ? STYLE_PART_NAMES[change.area] : STYLE_PART_NAMES.head)}
            </td>
            <td>{change.label}</td>
            <td>
              {change.field === ''
                ? change.fromText === null
                  ? t('新增')
                  : t('删除')
                : titleOf(change)}
            </td>
            <td>{valueText(change, change.fromText)}</td>
            <td>{valueText(change, change.toText)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
