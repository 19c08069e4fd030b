import type { AnyOperation } from '@garment-mes/sdk';
import { Drawer, ErrorState, Skeleton } from '@garment-mes/ui';
import { type ComponentType, createContext, use, useMemo, useRef } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { type LeaveFirst, RecordDrawer } from '#screens/record/record-form.tsx';
import { rowId } from '#screens/record/use-record-editing.ts';
import type { DocumentOf, TypedStep } from './document-definition.ts';

/** A document as it is stored now, read by its id. */
export function useDocument<Row extends object>(
  { read, whole, record }: DocumentOf<Row>,
  id: string,
) {
  const { liveTopic } = record.list;
  const answer = useOperation<AnyOperation>(read, { query: { id } } as never, {
    live: liveTopic && `${liveTopic}:${id}`,
  });
  const { data, error, refetch } = answer;
  const stored = useMemo(() => (data === undefined ? undefined : whole(data)), [data, whole]);
  return { stored, error, refetch };
}

/** Called when a step was left or carried out: what was typed into it may be kept. */
export const StepLeft = createContext<() => void>(() => {});

/** The drawer of a step: the lines of its document with what is typed for each, what they lack and why. */
export const stepDrawer = <Row extends object>(
  document: DocumentOf<Row>,
  step: TypedStep,
): ComponentType<OpenedProps<Row>> =>
  function OpenedStep({ rows: [row], close }) {
    const left = use(StepLeft);
    const leave = () => {
      close();
      left();
    };
    return row && <StepDrawer {...{ document, step }} id={rowId(row)} close={leave} />;
  };

export function StepDrawer<Row extends object>(props: {
  readonly document: DocumentOf<Row>;
  readonly step: TypedStep;
  readonly id: string;
  readonly close: () => void;
}) {
  const { document, step, id, close } = props;
  const { record, label } = step;
  const t = useText();
  const leaveFirst = useRef<LeaveFirst>(undefined);
  const { stored, error, refetch } = useDocument(document, id);
  const row = stored as object | undefined;
  const initial = useMemo(() => row && record.valuesOf(row), [record, row]);
  const word = t(label);
  if (row === undefined || initial === undefined)
    return (
      <Drawer open size={960} title={word} onOpenChange={(open) => !open && close()}>
        {error ? (
          <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
        ) : (
          <Skeleton lines={8} />
        )}
      </Drawer>
    );
  return (
    <RecordDrawer
      {...{ record, close, leaveFirst }}
      editing={{ row, initial }}
      words={{ title: `${word} ${record.nameOf(row)}`, save: word }}
      saved={close}
      readAgain={async () => {
        const { data } = await refetch();
        const now = data === undefined ? undefined : (document.whole(data) as object);
        const { version = 0 } = (now ?? {}) as { readonly version?: number };
        return now && { values: record.valuesOf(now), version };
      }}
    />
  );
}
