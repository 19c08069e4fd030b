import { NO_FIGURE } from '@garment-mes/domain/formats';
import { type CuttingBedRow, submitCuttingBed } from '@garment-mes/sdk/mes2';
import { Button, Dialog, Tag } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import grid from '../bill/grid.module.css';
import { byId } from './by-id.ts';

interface BatchSubmitProps {
  readonly beds: readonly CuttingBedRow[];
  readonly onClose: () => void;
}

/** Submits beds one after the other, the oldest first; each succeeds or is refused by itself. */
export function BatchSubmit({ beds, onClose }: BatchSubmitProps) {
  const t = useText();
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const [state, setState] = useState<'asking' | 'running' | 'done'>('asking');
  const ordered = byId(beds);
  const pieces = beds.reduce((sum, { cutNum }) => sum + (cutNum ?? 0), 0);

  async function run() {
    setState('running');
    for (const { id, version } of ordered) {
      const refusal = await submitCuttingBed(client, { body: { id, version } }).then(
        () => undefined,
        (error: unknown) => failureText(error),
      );
      setResults((before) => new Map(before).set(id, refusal));
    }
    await queries.invalidateQueries();
    setState('done');
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && state !== 'running' && onClose()}
      title={t('提交 {count} 张床次（{num}件）？', { count: beds.length, num: pieces })}
      footer={
        state === 'done' ? (
          <Button variant="primary" onClick={onClose}>
            {t('关闭')}
          </Button>
        ) : (
          <Button variant="primary" pending={state === 'running'} onClick={() => void run()}>
            {t('逐张提交')}
          </Button>
        )
      }
    >
      <table className={grid.table}>
        <tbody>
          {ordered.map(({ id, orderNo, bedLabel, cutNum }) => (
            <tr key={id}>
              <td>
                {orderNo} · {bedLabel}
              </td>
              <td className={grid.figure}>{cutNum ?? NO_FIGURE}</td>
              <td>
                <Result known={results.has(id)} refusal={results.get(id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Result({
  known,
  refusal,
}: {
  readonly known: boolean;
  readonly refusal: string | undefined;
}) {
  const t = useText();
  if (!known) return <Tag>{t('待提交')}</Tag>;
  return refusal === undefined ? <Tag tone="ok">{t('成功')}</Tag> : <Tag tone="bad">{refusal}</Tag>;
}
