import { type AnyOperation, ApiError } from '@garment-mes/sdk';
import { toast, useConfirm } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '#app/api.tsx';
import { msg, t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { type NamedAction, type Rows, requestOf } from '#screens/list/list-definition.ts';
import { AskDialog } from './ask-dialog.tsx';
import { EachDialog, RefusedDialog } from './each-dialog.tsx';

/** Whether the person has the right of an action; without an operation, or with one of one's own, none is needed. */
export function useGranted(): (action: {
  readonly operation?: AnyOperation | undefined;
  readonly also?: AnyOperation | undefined;
}) => boolean {
  const { can } = useWorkbench();
  return useMemo(
    () =>
      ({ operation, also }) =>
        [operation, also].every(
          (each) => each === undefined || each.access !== 'button' || can(each.permissionKey),
        ),
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
      ok: NamedAction<never>['ok'],
    ): Promise<readonly Fail[]> => {
      const answer = await sent(operation(client, request as never));
      const { okIds, fails } = outcomeOf(answer);
      const refused = fails.map(({ text }) => text).join(t('；'));
      const isRefused = refused !== '' && okIds.length === 0;
      const said = typeof ok === 'function' ? ok(answer as never) : t(ok ?? msg('操作成功'));
      if (refused === '') toast.success(said);
      await queries.invalidateQueries();
      if (isRefused) throw new AllRefused(refused);
      return fails;
    };
  }, [client, queries]);
}

/** None of the records went through: the question stays open with what was typed, and says why. */
class AllRefused extends Error {}

interface Fail {
  readonly id: string;
  readonly text: string;
}

interface Outcome {
  readonly okIds: readonly string[];
  readonly fails: readonly Fail[];
}

/** What became of each record, where the answer contains it; the call itself succeeded. */
function outcomeOf(answer: unknown): Outcome {
  const { okIds = [], fails = [] } = (answer ?? {}) as Partial<Outcome>;
  return { okIds, fails };
}

const sayWhy = (error: unknown): void => {
  toast.error(error instanceof AllRefused ? error.message : failureText(error));
};

const knownAs = (row: object): string => {
  const { name, id } = row as { readonly name?: unknown; readonly id?: unknown };
  return String(name ?? id);
};

interface ActionsOptions<Row> {
  /** Takes an action into the screen's own hands by `true`. */
  readonly take?: ((name: string, rows: readonly Row[]) => boolean) | undefined;
  /** An action of chosen rows was carried out. @param refused ids of the rows for which it was not */
  readonly onDone?: ((refused: ReadonlySet<string>) => void) | undefined;
  /** What a person calls a row, where some of several are refused. */
  readonly nameOf?: ((row: Row) => string) | undefined;
}

/** An action that asks for something or shows something, over its rows. */
interface Opened<Row> {
  readonly action: NamedAction<Row>;
  readonly rows: readonly Row[];
  /** Some rows of a batch were refused: they are listed, there is nothing to ask. */
  readonly refused?: ReadonlyMap<string, string>;
}

/**
 * Sets off the actions of a list: asks its question or its fields first, opens its address or its component, or
 * calls. `start` stays the same function; `dialogs` belongs into the page.
 */
export function useActions<Row extends object>(
  options: ActionsOptions<Row> = {},
): {
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
      const { operation, body, query, path, ok } = action;
      if (operation === undefined) return;
      const of = rows as Rows<Row>;
      const request = requestOf(body?.(of, asked), query?.(of), path?.(of));
      const fails = await call(operation, request, ok);
      const refused = new Map(fails.map(({ id, text }) => [id, text]));
      if (action.on === 'rows') given.current.onDone?.(new Set(refused.keys()));
      if (refused.size > 0) setOpened({ action, rows, refused });
    }
    function start(action: NamedAction<Row>, rows: readonly Row[]): void {
      const { name, to, open, act, each, ask: fields, confirm, label, danger = false } = action;
      if (given.current.take?.(name, rows)) return;
      if (to) navigate(to(rows[0] as Row));
      else if (act) act(rows as Rows<Row>);
      else if (open || fields || each) setOpened({ action, rows });
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
  const { nameOf = knownAs } = options;
  const Open = opened?.action.open;
  const isAsking = opened && !Open && !opened.refused && !opened.action.each;
  return {
    start,
    dialogs: (
      <>
        {dialog}
        {opened && Open && <Open rows={opened.rows} close={close} />}
        {opened?.action.each && (
          <EachDialog
            {...{ action: opened.action, rows: opened.rows, nameOf }}
            onDone={(refused) => options.onDone?.(refused)}
            onClose={close}
          />
        )}
        {opened?.refused && (
          <RefusedDialog
            {...{ action: opened.action, rows: opened.rows, refused: opened.refused, nameOf }}
            onClose={close}
          />
        )}
        {isAsking && (
          <AskDialog
            {...opened}
            onConfirm={(asked) => run(opened.action, opened.rows, asked)}
            // The refused of a batch are shown in its place.
            onClose={() => setOpened((now) => (now?.refused ? now : undefined))}
          />
        )}
      </>
    ),
  };
}
