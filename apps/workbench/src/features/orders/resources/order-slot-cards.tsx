import { OrderSlotCardFields } from '@garment-mes/sdk/labels';
import { bindOrderSlotCards, listBundles } from '@garment-mes/sdk/mes2';
import { Button, EmptyState, Field, Tag, Textarea } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import type { Resources } from './order-resources.tsx';
import { readCardLines } from './read-card-lines.ts';
import styles from './resources.module.css';

type Card = Resources['slotCards'][number];

const ALL = { pageNum: 1, pageSize: 100_000_000 } as const;

// biome-ignore format: the columns of a table are one line.
const columns: readonly Column<Card>[] = ['cardNo', 'bundleLabel', 'colorName', 'sizeName', 'lineDeptName', 'bindDate'];

/** One line of what was sent, with its outcome. */
interface Outcome {
  readonly key: string;
  readonly cardNo: string;
  readonly bundle: string;
  readonly isOk: boolean;
  readonly text: string | null;
}

interface OrderSlotCardsProps {
  readonly orderId: string;
  readonly rows: readonly Card[];
}

/** Cards that ride with the bundles of the order; a pasted or scanned list binds more, each line by itself. */
export function OrderSlotCards({ orderId, rows }: OrderSlotCardsProps) {
  const t = useText();
  const { can } = useWorkbench();
  const mayBind = can(bindOrderSlotCards.permissionKey);
  const [text, setText] = useState('');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const bundles = useOperation(listBundles, { query: { ...ALL, orderId } }, { enabled: mayBind });
  const bind = useAction(bindOrderSlotCards, { ok: null });
  const lines = readCardLines(text, bundles.data?.list ?? []);

  async function send() {
    const fit = lines.flatMap(({ cardNo, bundleId, fault }) =>
      bundleId === undefined || fault !== undefined ? [] : { cardNo, bundleId },
    );
    const answers =
      fit.length === 0
        ? []
        : await bind.run({ body: { orderId, rows: fit, requestId: newRequestId() } });
    const found = lines.map(({ cardNo, typed, bundleId, fault }, at) => {
      const answer = answers.find((each) => each.cardNo === cardNo && each.bundleId === bundleId);
      return {
        ...{ key: `${at}/${cardNo}`, cardNo, bundle: answer?.bundleLabel ?? typed },
        isOk: fault === undefined && answer?.isOk === true,
        text: fault ?? answer?.text ?? null,
      };
    });
    setOutcomes(found);
    // What was refused stays to be corrected.
    const left = lines.filter((_, at) => found[at]?.isOk !== true);
    setText(left.map(({ cardNo, typed }) => `${cardNo}\t${typed}`).join('\n'));
  }

  return (
    <section className={styles.part}>
      {mayBind && (
        <div className={styles.bind}>
          <Field
            label={t('绑定插卡')}
            hint={t('每行一张：插卡号 扎号，可粘贴或连续扫描')}
            error={bundles.error ? failureText(bundles.error) : undefined}
          >
            <Textarea rows={4} value={text} onValueChange={setText} />
          </Field>
          <Button
            pending={bind.pending}
            disabled={lines.length === 0 || bundles.data === undefined}
            onClick={() => void send().catch(() => undefined)}
          >
            {t('绑定 {count} 行', { count: lines.length })}
          </Button>
        </div>
      )}
      {outcomes.length > 0 && (
        <ul className={styles.outcomes} aria-label={t('绑定结果')}>
          {outcomes.map(({ key, cardNo, bundle, isOk, text: said }) => (
            <li key={key}>
              <Tag tone={isOk ? 'ok' : 'bad'}>{isOk ? t('成功') : t('失败')}</Tag>
              {cardNo} {bundle} {said}
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 ? (
        <EmptyState>{t('没有在用的插卡')}</EmptyState>
      ) : (
        <RecordTable label={t('插卡')} fields={OrderSlotCardFields} columns={columns} rows={rows} />
      )}
    </section>
  );
}
