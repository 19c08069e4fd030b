import { ApiError } from '@garment-mes/sdk';
import type { Field, Fields } from '@garment-mes/sdk/labels';
import { DescriptionList, ErrorState, Skeleton, type Step, Steps, Tabs } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { useTabState, useTabTitle } from '#app/tab/tab-scope.tsx';
import { TextLink } from '#app/text-link.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import styles from './detail-screen.module.css';

/** A panel of a record. */
export interface DetailTab<Data> {
  readonly id: string;
  readonly label: string;
  /** Number of its rows, shown beside the words. */
  readonly count?: (data: Data) => number;
  readonly content: (data: Data) => ReactNode;
}

interface DetailScreenProps<Data> {
  /** The record as `useOperation` reads it. */
  readonly query: UseQueryResult<Data, Error>;
  readonly fields: Fields;
  /** Business number: the heading, and the name of the tab. */
  readonly number: (data: Data) => string;
  /** Beside the number: state and what it is about. */
  readonly summary?: (data: Data) => ReactNode;
  readonly steps?: (data: Data) => readonly Step[];
  /** Four to six facts of the head, by field. */
  readonly facts: readonly (keyof Data & string)[];
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
  const { query, fields, number, summary, steps, facts, actions, tabs, lead, list } = props;
  const { data, error } = query;
  const [tab, setTab] = useTabState('detail-tab', tabs[0]?.id ?? '');
  useTabTitle(data && number(data));
  // A link may lead to a panel: `?tab=bom`.
  const asked = new URLSearchParams(useSearch()).get('tab');
  const open = useEffectEvent((id: string) => {
    if (tabs.some((each) => each.id === id)) setTab(id);
  });
  useEffect(() => {
    if (asked !== null) open(asked);
  }, [asked]);
  useEffect(() => {
    if (lead !== undefined) open(lead.tab);
  }, [lead]);

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
        <div className={styles.title}>
          <h1 className={styles.number}>{number(data)}</h1>
          {summary?.(data)}
          <span className={styles.actions}>{actions?.(data)}</span>
        </div>
        {steps && <Steps steps={steps(data)} />}
        <Facts fields={fields} names={facts} record={data} columns={6} />
      </header>
      <Tabs
        label={t('内容')}
        value={tab}
        onValueChange={setTab}
        className={styles.tabs ?? ''}
        items={tabs.map(({ id, label, count, content }) => ({
          value: id,
          label: t(label),
          count: count?.(data),
          content: <div className={styles.panel}>{content(data)}</div>,
        }))}
      />
    </article>
  );
}

/** Fields of a record with their labels, in columns. */
export function Facts<Data extends object>(props: {
  readonly fields: Fields;
  readonly names: readonly (keyof Data & string)[];
  readonly record: Data;
  readonly columns?: 2 | 3 | 4 | 6;
}) {
  const { fields, names, record, columns = 4 } = props;
  // A value the person has no right to see is not in the record at all.
  const shown = names.filter((name) => name in record);
  return (
    <DescriptionList
      columns={columns}
      terms="above"
      facts={shown.map((name) => ({
        id: name,
        term: fieldLabel(fields, name),
        value: (
          <FieldValue name={name} field={fieldOf(fields, name) as Field} value={record[name]} />
        ),
      }))}
    />
  );
}
