import { getOwnBoardDevice } from '@garment-mes/sdk/amc';
import { listFactories } from '@garment-mes/sdk/ccm';
import { CuttingTableCardFields, TableLampLabels } from '@garment-mes/sdk/labels';
import { type CuttingTableCard, getCuttingTableBoard } from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, RadioGroup, Select, Skeleton } from '@garment-mes/ui';
import { Maximize, Scissors } from 'lucide-react';
import { useState } from 'react';
import { failureText, useLive, useOperation } from '#app/api.tsx';
import { labelOf, msg, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './cutting-board/cutting-board.module.css';
import { DayStrip } from './cutting-board/day-strip.tsx';
import { isOld } from './cutting-board/freshness.ts';
import { ProblemDialog } from './cutting-board/problem-dialog.tsx';
import { QueueDialog } from './cutting-board/queue-dialog.tsx';
import { TableActions } from './cutting-board/table-actions.tsx';
import { TableCard } from './cutting-board/table-card.tsx';

type Lamp = keyof typeof TableLampLabels;
type Asked = { readonly what: 'problem' | 'queue'; readonly tableId: string };

const USUAL_REFRESH_S = 30;
/** The board of the same room that hangs on the wall: an app of its own. */
const WALL = '/mes/report/reduceBed';

/** What every cutting table does now, with the hands to act; the wall board only shows. */
export default function CuttingBoard() {
  const t = useText();
  const { now } = useWorkbench();
  const [factoryId, setFactoryId] = useTabState('factory', '');
  const [lamp, setLamp] = useTabState('lamp', '');
  const [view, setView] = useTabState<'cards' | 'list'>('view', 'cards');
  const [asked, setAsked] = useState<Asked>();
  const { data: screen } = useOperation(getOwnBoardDevice, {});
  const { data: factories } = useOperation(listFactories, { query: { pageNum: 1, pageSize: 200 } });
  const { data, error, refetch } = useOperation(
    getCuttingTableBoard,
    {
      query: {
        ...(factoryId === '' ? {} : { factoryId }),
        ...(lamp === '' ? {} : { lamp: Number(lamp) as Lamp }),
      },
    },
    { keepPrevious: true, everyMs: (screen?.refreshSec ?? USUAL_REFRESH_S) * 1000 },
  );
  useLive('bed', () => void refetch());
  useLive('cuttingSchedule', () => void refetch());
  useLive('problem', () => void refetch());

  if (data === undefined)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
    ) : (
      <Skeleton lines={8} />
    );

  const actions = (card: CuttingTableCard) => (
    <TableActions
      card={card}
      onProblem={() => setAsked({ what: 'problem', tableId: card.tableId })}
      onQueue={() => setAsked({ what: 'queue', tableId: card.tableId })}
    />
  );
  const rows = data.tables.map((table) => ({ ...table, id: table.tableId }));
  const table = data.tables.find(({ tableId }) => tableId === asked?.tableId);
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <Select
          className={styles.choice ?? ''}
          aria-label={t('工厂')}
          placeholder={t('全部工厂')}
          clearable
          value={factoryId}
          onValueChange={setFactoryId}
          options={(factories?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          className={styles.choice ?? ''}
          aria-label={fieldLabel(CuttingTableCardFields, 'lamp')}
          placeholder={fieldLabel(CuttingTableCardFields, 'lamp')}
          clearable
          value={lamp}
          onValueChange={setLamp}
          options={Object.entries(TableLampLabels).map(([value, label]) => ({
            value,
            label: labelOf(label),
          }))}
        />
        <RadioGroup
          variant="segments"
          aria-label={t('视图')}
          value={view}
          onValueChange={(value) => setView(value as 'cards' | 'list')}
          options={[
            { value: 'cards', label: t('卡片') },
            { value: 'list', label: t('列表') },
          ]}
        />
        <span className={styles.asOf} data-old={isOld(data.asOf, now()) || undefined}>
          {t('数据 {time}', { time: data.asOf.slice(11) })}
        </span>
        <Button
          icon={<Maximize aria-hidden />}
          onClick={() => window.open(WALL, '_blank', 'noopener')}
        >
          {t('全屏看板')}
        </Button>
      </div>
      <div className={styles.figures} data-old={isOld(data.asOf, now()) || undefined}>
        <DayStrip board={data} />
        {data.tables.length === 0 ? (
          <EmptyState icon={<Scissors aria-hidden />}>{t('没有符合条件的裁床台')}</EmptyState>
        ) : view === 'cards' ? (
          <ul className={styles.cards}>
            {data.tables.map((card) => (
              <TableCard key={card.tableId} card={card} now={now()}>
                {actions(card)}
              </TableCard>
            ))}
          </ul>
        ) : (
          <RecordTable
            label={t('裁床看板')}
            fields={CuttingTableCardFields}
            rows={rows}
            columns={[
              ...(Object.keys(CuttingTableCardFields) as (keyof CuttingTableCard)[]).filter(
                isShown,
              ),
              {
                id: 'actions',
                title: msg('操作'),
                value: () => undefined,
                Cell: ({ row }) => actions(row),
                buttons: ({ bedNo }) => [
                  t('床次 {bedNo}', { bedNo: bedNo ?? '' }),
                  t('报告问题'),
                  t('调整顺序'),
                ],
              },
            ]}
          />
        )}
      </div>
      {table && asked?.what === 'problem' && (
        <ProblemDialog card={table} onClose={() => setAsked(undefined)} />
      )}
      {table && asked?.what === 'queue' && (
        <QueueDialog card={table} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

/** Parts of a card that are no columns. */
const HIDDEN: readonly string[] = [
  'tableId',
  'reduceBedId',
  'imageUrl',
  'rollEnds',
  'waitingBed',
  'queue',
];

const isShown = (field: keyof CuttingTableCard): boolean => !HIDDEN.includes(field);
