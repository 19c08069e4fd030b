import { OrderStatus } from '@garment-mes/domain/orders';
import { confirmOrder, type OrderRow } from '@garment-mes/sdk/mes2';
import { Button, Dialog, ProgressBar } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { type Outcome, OutcomeTable } from './outcome-table.tsx';

interface BatchProps {
  readonly orders: readonly OrderRow[];
  /** Called with the orders that failed. */
  readonly onClose: (failed: ReadonlySet<string>) => void;
}

/** Confirms orders one after the other; each succeeds or is refused by itself. */
export function BatchConfirm({ orders, onClose }: BatchProps) {
  const t = useText();
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [state, setState] = useState<'asking' | 'running' | 'done'>('asking');
  const close = () =>
    onClose(new Set([...outcomes].flatMap(([id, { refusal }]) => (refusal ? [id] : []))));

  async function run() {
    setState('running');
    for (const { id, version } of orders) {
      const outcome = await confirmOrder(client, { body: { id, version } }).then(
        ({ status }): Outcome => ({ waits: status === OrderStatus.draft }),
        (error: unknown): Outcome => ({ refusal: failureText(error) }),
      );
      setOutcomes((before) => new Map(before).set(id, outcome));
    }
    await queries.invalidateQueries();
    setState('done');
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && state !== 'running' && close()}
      title={t('确认 {count} 单？', { count: orders.length })}
      footer={
        state === 'done' ? (
          <Button variant="primary" onClick={close}>
            {t('关闭')}
          </Button>
        ) : (
          <Button variant="primary" pending={state === 'running'} onClick={() => void run()}>
            {t('逐单确认')}
          </Button>
        )
      }
    >
      {state !== 'asking' && (
        <ProgressBar
          label={t('批量确认')}
          value={outcomes.size / orders.length}
          text={`${outcomes.size} / ${orders.length}`}
        />
      )}
      <OutcomeTable orders={orders} outcomes={outcomes} />
    </Dialog>
  );
}
