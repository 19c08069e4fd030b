import { ApiError } from '@garment-mes/sdk';
import type { Field, Fields } from '@garment-mes/sdk/labels';
import {
  DescriptionList,
  ErrorState,
  type Fact,
  Skeleton,
  type Step,
  Steps,
  Tabs,
  Thumbnail,
} from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { useTabTitle } from '#app/tab/tab-scope.tsx';
import { TextLink } from '#app/text-link.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import styles from './detail-screen.module.css';
import { PanelGroups } from './panel-groups.tsx';
import { usePanel } from './use-panel.ts';

/** A panel of a record. */
export interface DetailTab<Data> {
  readonly id: string;
  readonly label: string;
  /** What it belongs to, where there are many: only the panels of one group are offered at a time. */
  readonly group?: string;
  /** Number of its rows, shown beside the words. */
  readonly count?: (data: Data) => number;
  readonly content: (data: Data) => ReactNode;
}

/** A fact of the head: a field, a field with a word on what it means, or a figure of its own. */
export type HeadFact<Data> =
  | (keyof Data & string)
  | { readonly field: keyof Data & string; readonly note: (data: Data) => ReactNode }
  | {
      readonly id: string;
      readonly label: string;
      readonly value: (data: Data) => ReactNode;
      readonly note?: (data: Data) => ReactNode;
    };

interface DetailScreenProps<Data> {
  /** The record as `useOperation` reads it. */
  readonly query: UseQueryResult<Data, Error>;
  readonly fields: Fields;
  /** Business number: the heading, and the name of the tab. */
  readonly number: (data: Data) => string;
  /** Beside the number: state and what it is about. */
  readonly summary?: (data: Data) => ReactNode;
  readonly steps?: (data: Data) => readonly Step[];
  /** What it looks like, beside the facts. */
  readonly picture?: (data: Data) => { readonly src: string | null; readonly alt: string };
  /** Four to six facts of the head. */
  readonly facts: readonly HeadFact<Data>[];
  readonly actions?: (data: Data) => ReactNode;
  readonly tabs: readonly DetailTab<Data>[];
  /** A panel the page leads to; another object leads there again. */
  readonly lead?: { readonly tab: string } | undefined;
  /** The list the record is one of: the way out when it does not exist. */
  readonly list: string;
}

/** A whole record: number, state, key facts and actions, with panels under them. */
export function DetailScreen<Data extends object>(props: DetailScreenProps<Data>) {
  const t = useText();
  const { query, fields, number, summary, steps, picture, facts, actions, tabs, list } = props;
  const { data, error } = query;
  const panel = usePanel(tabs, props.lead);
  useTabTitle(data && number(data));

  if (error !== null && data === undefined)
    return (
      <ErrorState
        onRetry={() => void query.refetch()}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      >
        {failureText(error)}
        <br />
        {!awaitsScreen(list) && <TextLink to={list}>{t('返回列表')}</TextLink>}
      </ErrorState>
    );
  if (data === undefined) return <Skeleton lines={8} className={styles.waiting ?? ''} />;

  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        {picture && <Picture {...picture(data)} />}
        <div className={styles.about}>
          <div className={styles.title}>
            <h1 className={styles.number}>{number(data)}</h1>
            {summary?.(data)}
            <span className={styles.actions}>{actions?.(data)}</span>
          </div>
          {steps && <Steps steps={steps(data)} />}
          <Facts fields={fields} names={facts} record={data} columns={6} />
        </div>
      </header>
      <Tabs
        label={t('内容')}
        value={panel.open}
        onValueChange={panel.choose}
        className={styles.tabs ?? ''}
        before={<PanelGroups panel={panel} />}
        items={panel.offered.map(({ id, label, count, content }) => ({
          value: id,
          label: t(label),
          count: count?.(data),
          content: <div className={styles.panel}>{content(data)}</div>,
        }))}
      />
    </article>
  );
}

/** What a record looks like; nothing where there is no picture. */
const Picture = ({ src, alt }: { readonly src: string | null; readonly alt: string }) =>
  src ? <Thumbnail className={styles.picture ?? ''} src={src} alt={alt} /> : null;

/** Fields of a record with their labels, in columns. */
export function Facts<Data extends object>(props: {
  readonly fields: Fields;
  readonly names: readonly HeadFact<Data>[];
  readonly record: Data;
  readonly columns?: 2 | 3 | 4 | 6;
}) {
  const { fields, names, record, columns = 4 } = props;
  const t = useText();
  return (
    <DescriptionList
      columns={columns}
      terms="above"
      facts={names.flatMap((fact): readonly Fact[] => {
        if (typeof fact === 'object' && 'id' in fact) {
          const { id, label, value, note } = fact;
          return [
            { id, term: t(label), value: <Noted note={note?.(record)}>{value(record)}</Noted> },
          ];
        }
        const name = typeof fact === 'string' ? fact : fact.field;
        // A value the person has no right to see is not in the record at all.
        if (!(name in record)) return [];
        const field = fieldOf(fields, name) as Field;
        const value = <FieldValue name={name} field={field} value={record[name]} />;
        const note = typeof fact === 'object' && fact.note(record);
        return [
          {
            id: name,
            term: fieldLabel(fields, name),
            value: note ? <Noted note={note}>{value}</Noted> : value,
          },
        ];
      })}
    />
  );
}

/** A value with a quiet word on what it means. */
const Noted = ({ note, children }: { readonly note: ReactNode; readonly children: ReactNode }) => (
  <>
    {children} {note && <span className={styles.note}>{note}</span>}
  </>
);
