import { BundleStatus } from '@garment-mes/domain/bundles';
import { ApiError } from '@garment-mes/sdk';
import { getBundleTrace, type BundleTrace as Trace } from '@garment-mes/sdk/mes2';
import { Alert, Button, EmptyState, ErrorState, Skeleton, Tabs } from '@garment-mes/ui';
import { Printer, Route, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { failureText, useLive, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState, useTabTitle } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { ChecksTab } from './trace/checks-tab.tsx';
import { HoldButton } from './trace/hold-button.tsx';
import { printTrace } from './trace/print-trace.ts';
import { ProcessesTab } from './trace/processes-tab.tsx';
import { QuestionBar } from './trace/question-bar.tsx';
import { RelatedTab } from './trace/related-tab.tsx';
import { RollPaper } from './trace/roll-paper.tsx';
import { RollsTab } from './trace/rolls-tab.tsx';
import { EVERY_EVENT, Timeline } from './trace/timeline.tsx';
import styles from './trace/trace.module.css';
import { TraceHead } from './trace/trace-head.tsx';
import { NO_QUESTION, type TraceQuestion, traceQuery } from './trace/trace-question.ts';

/** The whole life of one bundle, asked for by its code. */
export default function BundleTrace() {
  const t = useText();
  const barcode = new URLSearchParams(useSearch()).get('barcode') ?? '';
  const [question, setQuestion] = useTabState<TraceQuestion>('question', {
    ...NO_QUESTION,
    barcode,
  });
  const query = traceQuery(question);
  const { data, error, isFetching, refetch } = useOperation(
    getBundleTrace,
    { query: query ?? {} },
    { enabled: query !== undefined },
  );
  // A piece that the bundle does not have leaves the bundle traced.
  const isRefused = error instanceof ApiError && error.kind === 'invalid';
  const whole = traceQuery({ ...question, pieceNo: '' });
  const bundle = useOperation(
    getBundleTrace,
    { query: whole ?? {} },
    { enabled: isRefused && question.pieceNo !== '' },
  );
  const kept = isRefused && question.pieceNo !== '' ? bundle.data : undefined;
  useLive(data === undefined ? undefined : 'bundle', (keys) => {
    if (data !== undefined && (keys.length === 0 || keys.includes(data.bundle.id))) void refetch();
  });
  useTabTitle((data ?? kept)?.bundle.bundleLabel);

  return (
    <div className={styles.screen}>
      <QuestionBar key={question.barcode} question={question} onAsk={setQuestion} />
      {query === undefined && (
        <EmptyState icon={<Route aria-hidden />}>
          {t('扫一张菲票，看它从布卷到走货的一生')}
        </EmptyState>
      )}
      {kept !== undefined && isRefused && <Alert tone="bad">{error.text}</Alert>}
      {error &&
        kept === undefined &&
        !bundle.isFetching &&
        (isRefused ? (
          <EmptyState icon={<SearchX aria-hidden />}>{error.text}</EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
        ))}
      {bundle.isFetching && kept === undefined && <Skeleton lines={8} />}
      {query !== undefined && data === undefined && !error && isFetching && <Skeleton lines={8} />}
      {data !== undefined && !error && <Life trace={data} />}
      {kept !== undefined && <Life trace={kept} />}
    </div>
  );
}

const OVER: ReadonlySet<number> = new Set([BundleStatus.split, BundleStatus.void]);

function Life({ trace }: { readonly trace: Trace }) {
  const t = useText();
  const { companyName, userName, now } = useWorkbench();
  const [tab, setTab] = useTabState('trace-tab', 'timeline');
  const [filter, setFilter] = useState(EVERY_EVENT);
  const page = useRef<HTMLElement>(null);
  const { bundle, events, rolls, processes, defects } = trace;

  function print() {
    const part = (name: string) => page.current?.querySelector(`[data-print="${name}"]`);
    const [head, table, rollTable] = [part('head'), part('table'), part('rolls')];
    if (!head) return;
    const tables = [
      ...(table ? [{ title: t('时间线'), table }] : []),
      ...(rollTable && rolls.length > 0 ? [{ title: t('布卷'), table: rollTable }] : []),
    ];
    const time = new Date(now()).toISOString().slice(0, 16).replace('T', ' ');
    void printTrace({
      title: bundle.bundleLabel,
      note: [companyName, bundle.orderNo, bundle.bundleLabel, userName, time].join(' · '),
      head,
      tables,
    });
  }

  return (
    <article ref={page} className={styles.life}>
      <TraceHead
        trace={trace}
        actions={
          <>
            <HoldButton bundle={bundle} />
            <Button
              icon={<Printer aria-hidden />}
              onClick={() => {
                setTab('timeline');
                setFilter(EVERY_EVENT);
                // The whole timeline is on the page once the tab and the filter have changed.
                requestAnimationFrame(print);
              }}
            >
              {t('打印追溯单')}
            </Button>
          </>
        }
      />
      <Tabs
        label={t('内容')}
        value={tab}
        onValueChange={setTab}
        className={styles.tabs ?? ''}
        items={[
          {
            value: 'timeline',
            label: t('时间线'),
            count: events.length,
            content: (
              <Timeline
                events={events}
                isOver={OVER.has(bundle.status)}
                filter={filter}
                onFilter={setFilter}
              />
            ),
          },
          {
            value: 'rolls',
            label: t('布卷'),
            count: rolls.length,
            content: <RollsTab bundle={bundle} rolls={rolls} />,
          },
          {
            value: 'processes',
            label: t('工序'),
            count: processes.length,
            content: <ProcessesTab processes={processes} />,
          },
          {
            value: 'checks',
            label: t('质检'),
            count: defects.length,
            content: <ChecksTab events={events} defects={defects} />,
          },
          { value: 'related', label: t('关联'), content: <RelatedTab bundleId={bundle.id} /> },
        ]}
      />
      <RollPaper rolls={rolls} />
    </article>
  );
}
