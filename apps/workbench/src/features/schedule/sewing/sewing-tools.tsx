import { Button, Select } from '@garment-mes/ui';
import { FlaskConical, Printer, Undo2, Wand } from 'lucide-react';
import { type Message, msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { timestampOf } from '../chart/time-scale.ts';
import type { PlanWindow } from '../plan-window.ts';
import { COLOURINGS, type Colouring } from './colouring.ts';
import { printPlan } from './print-plan.ts';
import styles from './sewing.module.css';
import type { Sewing } from './use-sewing.ts';

const COLOURING_WORDS: Readonly<Record<Colouring, Message>> = {
  order: msg('按订单'),
  customer: msg('按客户'),
  priority: msg('按优先级'),
  lateness: msg('按延误'),
  style: msg('按款式'),
};

interface SewingToolsProps {
  readonly sewing: Sewing;
  readonly window: PlanWindow;
  readonly colouring: Colouring;
  readonly onColouring: (colouring: Colouring) => void;
  readonly mayPlace: boolean;
  readonly mayMove: boolean;
  readonly canPropose: boolean;
  readonly proposing: boolean;
  readonly onPropose: () => void;
}

/** What can be done with the whole board. */
export function SewingTools(props: SewingToolsProps) {
  const t = useText();
  const { companyName, userName } = useWorkbench();
  const { sewing, window, colouring, onColouring, mayPlace, mayMove } = props;
  const { canPropose, proposing, onPropose } = props;
  const { data } = sewing.gantt;
  return (
    <>
      <Select
        aria-label={t('着色')}
        className={styles.colouring ?? ''}
        value={colouring}
        onValueChange={(value) => onColouring(value as Colouring)}
        options={COLOURINGS.map((value) => ({ value, label: t(COLOURING_WORDS[value]) }))}
      />
      {mayPlace && (
        <>
          <Button
            icon={<Wand aria-hidden />}
            disabled={!canPropose}
            pending={proposing}
            onClick={onPropose}
          >
            {t('自动排程')}
          </Button>
          <Button
            icon={<FlaskConical aria-hidden />}
            aria-pressed={sewing.isSandbox}
            onClick={sewing.isSandbox ? sewing.closeSandbox : sewing.openSandbox}
          >
            {t('沙盘')}
          </Button>
        </>
      )}
      {mayMove && (
        <Button
          icon={<Undo2 aria-hidden />}
          disabled={!sewing.canUndo}
          onClick={() => void sewing.undo()}
        >
          {t('撤销')}
        </Button>
      )}
      <Button
        icon={<Printer aria-hidden />}
        disabled={data === undefined}
        onClick={() => {
          const time = timestampOf(window.now).slice(0, 16);
          if (data) void printPlan(data, window.today, [companyName, userName, time].join(' · '));
        }}
      >
        {t('打印')}
      </Button>
    </>
  );
}
