import type { Fields } from '@garment-mes/sdk/labels';
import { type BusinessLogRow, listBusinessLogs } from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import styles from './business-log.module.css';

type Change = BusinessLogRow['changes'][number];

/** Part of a record as its log names it. */
interface LogPart {
  /** What it is called on the page. */
  readonly name: string;
  readonly fields: Fields;
}

export type LogParts = Readonly<Record<string, LogPart>>;

const STEP = 50;
/** Figures of one size or colour are named by its id. */
const SIZE = 'size ';
const COLOR = 'color ';

interface BusinessLogProps {
  /** Which kind of record, as the log names it: `order`, `style`. */
  readonly kind: string;
  readonly id: string;
  /** Its parts; the one called `head` is that of changes without a part. */
  readonly parts: LogParts;
}

/** What happened to a record, newest first: who, when, why, and what was changed from what to what. */
export function BusinessLog({ kind, id, parts }: BusinessLogProps) {
  const t = useText();
  const [shown, setShown] = useState(STEP);
  const query = { bizType: kind, bizId: id, pageNum: 1, pageSize: shown } as const;
  const { data, error, refetch } = useOperation(
    listBusinessLogs,
    { query },
    { keepPrevious: true, live: `${kind}:${id}` },
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
                <Changes changes={entry.changes} parts={parts} />
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

function Changes({
  changes,
  parts,
}: {
  readonly changes: readonly Change[];
  readonly parts: LogParts;
}) {
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
        {changes.map((change) => {
          const part = partOf(parts, change);
          return (
            <tr
              key={`${change.area} ${change.label} ${change.field} ${change.fromText} ${change.toText}`}
            >
              <td>{part && t(part.name)}</td>
              <td>{change.label}</td>
              <td>
                {change.field === ''
                  ? change.fromText === null
                    ? t('新增')
                    : t('删除')
                  : changeTitle(change, part)}
              </td>
              <td>{changeValue(change, part, change.fromText)}</td>
              <td>{changeValue(change, part, change.toText)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const partOf = (parts: LogParts, { area }: Change): LogPart | undefined => parts[area ?? 'head'];

/** What a changed field is called; entries of earlier releases have a Chinese title alone. */
export function changeTitle({ field, title }: Change, part: LogPart | undefined): string {
  const { fields = {} } = part ?? {};
  const own = field.startsWith(SIZE) ? 'usageNum' : field.startsWith(COLOR) ? 'num' : undefined;
  if (own !== undefined && own in fields) {
    // The title is followed by the name of the size or colour.
    const { zh } = fieldOf(fields, own);
    return title.startsWith(zh) ? `${fieldLabel(fields, own)}${title.slice(zh.length)}` : title;
  }
  return field in fields ? fieldLabel(fields, field) : title;
}

/** A value as it was kept: figures to their last place, so that two that differ look different. */
export function changeValue(
  { field }: Change,
  part: LogPart | undefined,
  value: string | null,
): string {
  const { fields = {} } = part ?? {};
  if (value === null || value === '' || !(field in fields)) return value ?? '';
  const known = fieldOf(fields, field);
  if (known.kind === 'enum') return fieldText(field, known, value);
  return known.kind === 'enums' ? fieldText(field, known, value.split('、')) : value;
}
