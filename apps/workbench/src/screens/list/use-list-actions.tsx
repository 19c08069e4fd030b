import { type AnyOperation, ApiError } from '@garment-mes/sdk';
import { toast, useConfirm } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { NamedAction, Rows } from './list-definition.ts';

/** Whether the person has the right of an action; without an operation, or with one of one's own, none is needed. */
export function useGranted(): (action: {
  readonly operation?: AnyOperation | undefined;
}) => boolean {
  const { can } = useWorkbench();
  return useMemo(
    () =>
      ({ operation }) =>
        operation === undefined || operation.access !== 'button' || can(operation.permissionKey),
    [can],
  );
}

/** Calls an operation, says how it went, and has everything shown read again. */
function useCall() {
  const { client } = useWorkbench();
  const queries = useQueryClient();
  return useMemo(() => {
    /** What is shown was read before somebody else saved: the next try begins with what there is. */
    async function sent<Answer>(answer: Promise<Answer>): Promise<Answer> {
      try {
        return await answer;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'stale') void queries.invalidateQueries();
        throw error;
      }
    }
    return async (
      operation: AnyOperation,
      request: object,
      ok: string | undefined,
    ): Promise<void> => {
      const { okIds, fails } = outcomeOf(await sent(operation(client, request as never)));
      const refused = fails.map(({ text }) => text).join(t('；'));
      const isRefused = refused !== '' && okIds.length === 0;
      if (!isRefused) {
        if (refused !== '') toast.error(refused);
        toast.success(ok === undefined ? t('操作成功') : t(ok));
      }
      await queries.invalidateQueries();
      if (isRefused) throw new AllRefused(refused);
    };
  }, [client, queries]);
}

/** None of the records went through: the question stays open with what was typed, and says why. */
class AllRefused extends Error {}

interface Outcome {
  readonly okIds: readonly string[];
  readonly fails: readonly { readonly text: string }[];
}

/** What became of each record, where the answer contains it; the call itself succeeded. */
function outcomeOf(answer: unknown): Outcome {
  const { okIds = [], fails = [] } = (answer ?? {}) as Partial<Outcome>;
  return { okIds, fails };
}

/** Without the parts an action leaves out: an operation without a body must not be given one. */
const requestOf = (body: unknown, query: unknown): object => ({
  ...(body === undefined ? {} : { body }),
  ...(query === undefined ? {} : { query }),
});

const sayWhy = (error: unknown): void => {
  toast.error(error instanceof AllRefused ? error.message : failureText(error));
};

interface ActionsOptions<Row> {
  /** Takes an action into the screen's own hands by `true`. */
  readonly take?: ((name: string, rows: readonly Row[]) => boolean) | undefined;
  /** An action of chosen rows has worked. */
  readonly onDone?: (() => void) | undefined;
}

/** An action that asks for something or shows something, over its rows. */
interface Opened<Row> {
  readonly action: NamedAction<Row>;
  readonly rows: readonly Row[];
}

/**
 * Sets off the actions of a list: asks its question or its fields first, opens its address or its component, or
 * calls. `start` stays the same function; `dialogs` belongs into the page.
 */
export function useActions<Row>(options: ActionsOptions<Row> = {}): {
  readonly start: (action: NamedAction<Row>, rows: readonly Row[]) => void;
  readonly dialogs: ReactNode;
} {
  const call = useCall();
  const { ask, dialog } = useConfirm();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened<Row>>();
  // The columns keep what they were given, the screen gives something new each time it is drawn.
  const given = useRef(options);
  useEffect(() => {
    given.current = options;
  });

  const { start, run } = useMemo(() => {
    async function run(action: NamedAction<Row>, rows: readonly Row[], asked: object) {
      const { operation, body, query, ok } = action;
      if (operation === undefined) return;
      const of = rows as Rows<Row>;
      await call(operation, requestOf(body?.(of, asked), query?.(of)), ok);
      if (action.on === 'rows') given.current.onDone?.();
    }
    function start(action: NamedAction<Row>, rows: readonly Row[]): void {
      const { name, to, open, ask: fields, confirm, label, danger = false } = action;
      if (given.current.take?.(name, rows)) return;
      if (to) navigate(to(rows[0] as Row));
      else if (open || fields) setOpened({ action, rows });
      else if (confirm)
        ask({
          ...{ title: confirm(rows as Rows<Row>), confirmLabel: t(label), danger },
          onConfirm: () => run(action, rows, {}),
        });
      else run(action, rows, {}).catch(sayWhy);
    }
    return { start, run };
  }, [ask, call, navigate]);

  const close = () => setOpened(undefined);
  const Open = opened?.action.open;
  return {
    start,
    dialogs: (
      <>
        {dialog}
        {opened && Open && <Open rows={opened.rows} close={close} />}
        {opened && !Open && (
          <AskDialog
            {...opened}
            onConfirm={(asked) => run(opened.action, opened.rows, asked)}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
