import type { AnyOperation } from '@garment-mes/sdk';
import { toast, type useConfirm } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { BatchAction, RowAction } from './list-definition.ts';

type Ask = ReturnType<typeof useConfirm>['ask'];

/** Whether the person holds the right of an action; operations of one's own need none. */
export function useGranted(): (action: { readonly operation: AnyOperation }) => boolean {
  const { can } = useWorkbench();
  return useMemo(
    () =>
      ({ operation }) =>
        operation.access !== 'button' || can(operation.permissionKey),
    [can],
  );
}

/** Calls an operation, says how it went, and has everything shown read again. */
function useCall() {
  const { client } = useWorkbench();
  const queries = useQueryClient();
  return useMemo(
    () =>
      async (operation: AnyOperation, request: object, ok: string | undefined): Promise<void> => {
        await operation(client, request as never);
        toast.success(ok === undefined ? t('操作成功') : t(ok));
        await queries.invalidateQueries();
      },
    [client, queries],
  );
}

/** Without the parts an action leaves out: an operation without a body must not be given one. */
const requestOf = (body: unknown, query: unknown): object => ({
  ...(body === undefined ? {} : { body }),
  ...(query === undefined ? {} : { query }),
});

const questionOf = ({
  label,
  danger,
}: Pick<RowAction<never, AnyOperation>, 'label' | 'danger'>) => ({
  confirmLabel: t(label),
  danger,
});

const sayWhy = (error: unknown): void => toast.error(failureText(error));

/** Sets off an action of one row: asks first when it has a question, or opens its address. */
export function useRowAction<Row>(ask: Ask) {
  const call = useCall();
  const granted = useGranted();
  const [, navigate] = useLocation();

  return useMemo(() => {
    const start = (action: RowAction<Row, AnyOperation>, row: Row): void => {
      if (action.to) {
        navigate(action.to(row));
        return;
      }
      const run = () =>
        call(action.operation, requestOf(action.body?.(row), action.query?.(row)), action.ok);
      if (action.confirm)
        ask({ ...questionOf(action), title: action.confirm(row), onConfirm: run });
      else run().catch(sayWhy);
    };
    return Object.assign(start, { granted });
  }, [ask, call, granted, navigate]);
}

/** Sets off an action of the selected rows. */
export function useBatchAction<Row>(ask: Ask, done: () => void) {
  const call = useCall();
  return (action: BatchAction<Row, AnyOperation>, rows: readonly Row[]): void => {
    const run = async () => {
      await call(action.operation, requestOf(action.body?.(rows), action.query?.(rows)), action.ok);
      done();
    };
    if (action.confirm) ask({ ...questionOf(action), title: action.confirm(rows), onConfirm: run });
    else run().catch(sayWhy);
  };
}
