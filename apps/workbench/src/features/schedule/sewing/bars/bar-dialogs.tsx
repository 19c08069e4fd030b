import { ScheduleStatus } from '@garment-mes/domain/states';
import {
  changeScheduleStatus,
  endSchedule,
  getDayPlan,
  type ScheduleBar,
  splitSchedule,
} from '@garment-mes/sdk/mes2';
import {
  ConfirmDialog,
  Field,
  MultiCombobox,
  NumberInput,
  Select,
  Textarea,
  toast,
} from '@garment-mes/ui';
import { useState } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { saidOfStep } from '#screens/said-of-step.ts';
import type { PlanOptions } from '../use-plan-options.ts';

/** What is asked before something is done to a bar. */
export interface BarQuestion {
  readonly kind: 'split' | 'stop' | 'end';
  readonly bar: ScheduleBar;
}

interface BarDialogsProps {
  readonly question: BarQuestion | undefined;
  readonly options: PlanOptions;
  readonly onClose: () => void;
}

/** Splitting asks how many and where, stopping and ending why. */
export function BarDialogs({ question, options, onClose }: BarDialogsProps) {
  if (question === undefined) return null;
  const { kind, bar } = question;
  return kind === 'split' ? (
    <SplitDialog bar={bar} options={options} onClose={onClose} />
  ) : (
    <ReasonDialog kind={kind} bar={bar} onClose={onClose} />
  );
}

function SplitDialog({
  bar,
  options,
  onClose,
}: {
  readonly bar: ScheduleBar;
  readonly options: PlanOptions;
  readonly onClose: () => void;
}) {
  const t = useText();
  const [num, setNum] = useState('');
  const [lineDeptId, setLineDeptId] = useState(bar.lineDeptId);
  const [colorIds, setColorIds] = useState<readonly string[]>([]);
  const { data: plan } = useOperation(getDayPlan, { query: { scheduleId: bar.id } });
  const { run } = useAction(splitSchedule, { inline: true });
  const colors = plan?.colors ?? [];
  const most = bar.num - Math.max(bar.doneNum, 1);
  // Somebody keeps a colour: a bar without one is none.
  const isWrong =
    Number(num) < 1 ||
    Number(num) > most ||
    (colors.length > 0 && colorIds.length === colors.length);

  function choose(ids: readonly string[]) {
    setColorIds(ids);
    const taken = colors.filter(({ colorId }) => ids.includes(colorId));
    const sum = taken.reduce((all, color) => all + color.num, 0);
    if (ids.length > 0) setNum(String(Math.min(most, sum)));
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('拆分 {order}？', { order: bar.orderNo })}
      confirmLabel={t('拆分')}
      confirmDisabled={isWrong}
      onConfirm={() =>
        run({
          body: {
            id: bar.id,
            version: bar.version,
            num: Number(num),
            colorIds: colorIds.length === 0 ? null : [...colorIds],
            lineDeptId,
          },
        })
      }
    >
      {colors.length > 1 && (
        <Field label={t('拆出颜色')} hint={t('留空只按件数拆')}>
          <MultiCombobox
            options={colors.map(({ colorId, colorName }) => ({ value: colorId, label: colorName }))}
            values={colorIds}
            onValuesChange={choose}
          />
        </Field>
      )}
      <Field label={t('拆出件数')} required hint={t('最多 {max} 件', { max: most })}>
        <NumberInput value={num} places={0} min="1" max={String(most)} onValueChange={setNum} />
      </Field>
      <Field label={t('产线')} required>
        <Select value={lineDeptId} options={options.lineOptions} onValueChange={setLineDeptId} />
      </Field>
    </ConfirmDialog>
  );
}

function ReasonDialog({
  kind,
  bar,
  onClose,
}: {
  readonly kind: 'stop' | 'end';
  readonly bar: ScheduleBar;
  readonly onClose: () => void;
}) {
  const t = useText();
  const [reason, setReason] = useState('');
  const stop = useAction(changeScheduleStatus, { inline: true, ok: null });
  const end = useAction(endSchedule, {
    inline: true,
    ok: ({ status }) => saidOfStep(status === ScheduleStatus.ended),
  });
  const isShort = bar.doneNum < bar.num;
  const needsReason = kind === 'stop' || isShort;

  async function run() {
    const text = reason.trim();
    if (kind === 'end') {
      const endReason = text === '' ? null : text;
      await end.run({ body: { id: bar.id, version: bar.version, endReason } });
      return;
    }
    const { fails } = await stop.run({ body: { ids: [bar.id], status: 0, stopReason: text } });
    const [failure] = fails;
    if (failure) throw new Error(failure.text);
    toast.success(t('操作成功'));
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        kind === 'stop'
          ? t('停止 {order}？', { order: bar.orderNo })
          : t('结束 {order}？', { order: bar.orderNo })
      }
      confirmLabel={kind === 'stop' ? t('停止') : t('结束')}
      danger
      confirmDisabled={needsReason && reason.trim() === ''}
      onConfirm={run}
    >
      {kind === 'end' && isShort && (
        <p>{t('只完成 {done}/{num} 件，请说明原因', { done: bar.doneNum, num: bar.num })}</p>
      )}
      <Field label={t('原因')} required={needsReason}>
        <Textarea rows={2} maxLength={200} value={reason} onValueChange={setReason} />
      </Field>
    </ConfirmDialog>
  );
}
